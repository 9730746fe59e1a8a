import TextUI

/// Against the convention: the lowest level erases the banner's type. Then `any` is enough, here and on
/// all levels above.
enum Erased {
  typealias PromotionViewDependencies =
    TrackingDependency
    & BannerVendingDependency

  struct PromotionView: View {
    let dependencies: any PromotionViewDependencies

    var body: some View {
      AnyView(dependencies.banner).onTapGesture { dependencies.tracker.track("promotion") }
    }
  }
}
