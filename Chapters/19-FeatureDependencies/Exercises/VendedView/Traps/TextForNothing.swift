// Fails showsTheBanner: a banner that shows nothing is replaced by the old text.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      if dependencies.banner.lines().isEmpty { Text("Deals") } else { dependencies.banner }
    }
    .onTapGesture { dependencies.tracker.track("promotion") }
  }
}
