import TextUI

typealias HotDealsDependencies = LoggingDependency
  & TrackingDependency

struct HotDeals<Dependencies: HotDealsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Hot deal") { dependencies.tracker.track("openDeal") }
      .onAppear { dependencies.logger.log("deals appeared") }
  }
}
