import TextUI

typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    dependencies.banner.onTapGesture { dependencies.tracker.track("promotion") }
  }
}
