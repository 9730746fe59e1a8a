// Fails keepsTheType: the banner is read once and shown as text.
// Also fails showsTheBanner, tapIsTracked.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.banner.lines().joined(separator: " "))
      .onTapGesture { dependencies.tracker.track("promotion") }
  }
}
