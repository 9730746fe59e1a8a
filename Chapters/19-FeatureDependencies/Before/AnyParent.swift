import TextUI

/// Against the convention: the parent takes `any`, and the child is generic. The parent can't create the
/// child itself. It can call a generic function that creates the child, but must then erase the child's type.
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
