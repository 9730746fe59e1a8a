// Fails keepsTheType: the lowest level knows the type, and its body forgets it.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    AnyView(dependencies.banner).onTapGesture { dependencies.tracker.track("promotion") }
  }
}
