import TextUI

typealias HotDealsViewDependencies = LoggingDependency
  & TrackingDependency

struct HotDealsView<Dependencies: HotDealsViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Hot deal") { dependencies.tracker.track("openDeal") }
      .onAppear { dependencies.logger.log("deals appeared") }
  }
}
