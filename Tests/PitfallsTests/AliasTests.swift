import TestSupport
import Testing
import TextUI

@testable import Pitfalls

/// `Slim` tracks, which is all that these views do.
@Suite("Whose alias it is")
struct AliasTests {
  private let spy = Spy()
  private var slim: Slim { Slim(tracker: spy) }
  private var anySlim: Any { slim }

  @Test(
    "A borrowed alias asks for what its owner needs, one for all for everything",
    .proves("CPDI-90"))
  func borrowed() throws {
    #expect(!(anySlim is any HotDealsViewDependencies))
    #expect(!(anySlim is any AliasForAll.AllProductDependencies))
    let shop = Shop()
    try BorrowedAlias.ProductDetailView(dependencies: shop).tap("Add to cart")
    try AliasForAll.ProductDetailView(dependencies: shop).tap("Add to cart")
    #expect(shop.news() == ["track: addToCart", "track: addToCart"])
  }

  @Test("A file's own alias asks for what is used there", .proves("CPDI-91"))
  func own() throws {
    try OwnAlias.ProductDetailView(dependencies: slim).tap("Add to cart")
    #expect(spy.news() == ["track: addToCart"])
  }

  @Test("When a child drops a need, who forwarded its alias follows; who pasted the leaf does not")
  func childDropsALeaf() {
    #expect(!(anySlim is any PastedLeaf.ProductDetailViewDependencies))
    ForwardedAlias.ProductDetailView(dependencies: slim).appear()
    #expect(spy.news() == ["track: productDetailViewAppeared"])
  }

  @Test(
    "Name and file of an alias mean nothing to the compiler", .proves("CPDI-97", "CPDI-98"))
  func nameAndPlace() throws {
    typealias WrongName = NamedAfterFeature.ProductDependencies
    #expect((any WrongName).self == (any ProductContainerViewDependencies).self)
    #expect((any ProductListViewDependencies).self == (any TrackingDependency).self)
    NamedAfterFeature.ProductContainerView(dependencies: slim).appear()
    ProductContainerView(dependencies: slim).appear()
    try ProductListView(dependencies: slim).tap("Next")
    #expect(
      spy.news() == ["track: productAppeared", "track: productAppeared", "track: next"])
  }
}
