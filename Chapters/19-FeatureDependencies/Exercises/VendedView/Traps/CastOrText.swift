// Fails showsTheBanner: a banner of another type is replaced by the old text.
// Also fails keepsTheType, tapIsTracked.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    (dependencies.banner as? Text ?? Text("Deals")).onTapGesture {
      dependencies.tracker.track("promotion")
    }
  }
}
