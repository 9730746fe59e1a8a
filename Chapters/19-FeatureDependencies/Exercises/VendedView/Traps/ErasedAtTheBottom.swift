// Fails keepsTheType: the banner is shown, and its type is forgotten; no other level had to change.
// Also fails promotionIsGeneric, promotionTakesNothingElse.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView: View {
  let dependencies: any PromotionViewDependencies

  var body: some View {
    AnyView(dependencies.banner).onTapGesture { dependencies.tracker.track("promotion") }
  }
}
