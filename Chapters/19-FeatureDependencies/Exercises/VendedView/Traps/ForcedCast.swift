// Fails showsTheBanner: the program ends with the first banner of another type.
// Also fails keepsTheType, tapIsTracked.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    (dependencies.banner as! Text).onTapGesture { dependencies.tracker.track("promotion") }
  }
}
