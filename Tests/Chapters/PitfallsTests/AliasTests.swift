import Playground
import TestSupport
import Testing
import TextUI

@testable import Pitfalls

/// `Slim` has only a tracker, and these views need nothing else.
@Suite("Pitfalls: own, borrowed and forwarded aliases")
struct AliasTests {
  private let log = Log()
  private var slim: Slim { Slim(tracker: log) }
  private var anySlim: Any { slim }

  @Test(
    "A view that borrows another alias requires more than it uses",
    .proves("CPDI-90"))
  func borrowed() throws {
    let file = "\(chapterFolder("Pitfalls"))/Before/BorrowedAlias.swift"
    #expect(try TestCheckout.needs(of: "ProductDetailView", in: file) == "HotDealsDependencies")
    #expect(!(anySlim is any HotDealsDependencies))
    #expect(!(anySlim is any Before.AliasForAll.AllProductDependencies))
    let forAll = "\(chapterFolder("Pitfalls"))/Before/AllProductDependencies.swift"
    #expect(
      try TestCheckout.needs(of: "ProductDetailView", in: forAll)
        == "AllProductDependencies = LoggingDependency & TrackingDependency & ExpandingDependency")
    let app = App(log: log)
    try Before.BorrowedAlias.ProductDetailView(dependencies: app).tap("Add to cart")
    try Before.AliasForAll.ProductDetailView(dependencies: app).tap("Add to cart")
    #expect(log.lines == ["track: addToCart", "track: addToCart"])
  }

  @Test("A view's own alias requires only what the view uses", .proves("CPDI-91"))
  func own() throws {
    let file = "\(chapterFolder("Pitfalls"))/OwnAlias.swift"
    #expect(
      try TestCheckout.needs(of: "ProductDetailView", in: file)
        == "ProductDetailViewDependencies = TrackingDependency")
    try OwnAlias.ProductDetailView(dependencies: slim).tap("Add to cart")
    #expect(log.lines == ["track: addToCart"])
  }

  @Test("Only a forwarding alias loses the dependency that its child drops")
  func childDropsALeaf() {
    #expect(!(anySlim is any Before.PastedLeaf.ProductDetailViewDependencies))
    ForwardedAlias.ProductDetailView(dependencies: slim).appear()
    #expect(log.lines == ["track: productDetailViewAppeared"])
  }

  @Test(
    "The compiler ignores the name and file of an alias", .proves("CPDI-97", "CPDI-98"))
  func nameAndPlace() throws {
    typealias WrongName = Before.ProductDependencies
    #expect((any WrongName).self == (any ProductContainerViewDependencies).self)
    #expect((any ProductListViewDependencies).self == (any TrackingDependency).self)
    let chapter = chapterFolder("Pitfalls")
    #expect(
      try TestCheckout.needs(
        of: "ProductContainerView", in: "\(chapter)/Before/NamedAfterFeature.swift")
        == "ProductDependencies = TrackingDependency")
    // The alias of this type is in another file.
    #expect(
      try TestCheckout.needs(of: "ProductListView", in: "\(chapter)/ProductListView.swift")
        == "ProductListViewDependencies")
    let views: [any View] = [
      Before.ProductContainerView(dependencies: slim), ProductContainerView(dependencies: slim),
    ]
    for view in views {
      #expect(view.lines() == ["Product"])
      view.appear()
    }
    try ProductListView(dependencies: slim).tap("Next")
    #expect(
      log.lines == ["track: productAppeared", "track: productAppeared", "track: next"])
  }
}
