// Fails promotionTakesNothingElse: who makes the view may hand in another event.
// Also fails promotionIsGeneric.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies
  var event = "promotion"

  var body: some View {
    dependencies.banner.onTapGesture { dependencies.tracker.track(event) }
  }
}
