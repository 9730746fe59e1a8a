import TextUI

/// Against the convention: the parent has `any`, the child is generic. The parent cannot create the
/// child. It can call a generic function, which creates it, and gets it back with its type forgotten.
enum AnyParent {
  typealias ShopViewDependencies = ProductDetailViewDependencies

  struct ShopView: View {
    let dependencies: any ShopViewDependencies

    var body: some View { AnyView(detailView(dependencies: dependencies)) }

    private func detailView(dependencies: some ShopViewDependencies) -> some View {
      ProductDetailView(dependencies: dependencies)
    }
  }
}
