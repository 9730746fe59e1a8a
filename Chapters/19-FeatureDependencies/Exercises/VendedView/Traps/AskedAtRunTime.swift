// Fails keepsTheType: the alias does not name the banner, so it is looked for when the program runs.
// Also fails promotionTakesNothingElse.
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies = TrackingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    banner.onTapGesture { dependencies.tracker.track("promotion") }
  }

  private var banner: AnyView {
    guard let vending = dependencies as? any BannerVendingDependency else {
      return AnyView(Text("Deals"))
    }
    return AnyView(vending.banner)
  }
}
