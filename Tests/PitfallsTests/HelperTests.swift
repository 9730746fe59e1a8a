import TestSupport
import Testing
import TextUI

@testable import Pitfalls

@Suite("Helpers that take dependencies")
struct HelperTests {
  private let shop = Shop()
  private let short = ["Product Detail View", "[Add to cart]", "…"]
  private let full = ["Product Detail View", "[Add to cart]", "Size 42, blue"]

  @Test("A tap expands the view, and the next one folds it again", .proves("CPDI-84"))
  func function() throws {
    try expectExpanding(WithHelper.ProductDetailView(dependencies: shop))
  }

  @Test(
    "An owner that got the dependencies when it was made does the same", .proves("CPDI-83"))
  func owner() throws {
    try expectExpanding(WithOwner.ProductDetailView(dependencies: shop))
  }

  private func expectExpanding(_ view: some View) throws {
    #expect(view.lines() == short)
    try view.tap("Product Detail View")
    #expect(view.lines() == full)
    try view.tap("Add to cart")
    #expect(view.lines() == full)
    try view.tap("Size 42, blue")
    #expect(view.lines() == short)
    #expect(shop.news() == ["expanded: true", "track: addToCart", "expanded: false"])
  }

  @Test("Listing the helper's leaves by hand compiles as well", .proves("CPDI-84"))
  func leavesByHand() throws {
    typealias Forwarded = WithHelper.ProductDetailViewDependencies
    typealias Listed = LeavesOfAHelper.ProductDetailViewDependencies
    #expect((any Forwarded).self == (any Listed).self)
    let view = LeavesOfAHelper.ProductDetailView(dependencies: shop)
    try view.tap("…")
    #expect(shop.news() == ["expanded: true"])
  }
}
