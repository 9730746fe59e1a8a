// Fails showsTheBanner: every app gets the same banner.
// Also fails keepsTheType, tapIsTracked.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Deal().onTapGesture { dependencies.tracker.track("promotion") }
  }
}

struct Deal: View {
  var body: some View { Text("20 percent off") }
}
