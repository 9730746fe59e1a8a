import Playground
import TestSupport
import Testing
import TextUI

@testable import Pitfalls

@Suite("Pitfalls: helpers that take dependencies")
struct HelperTests {
  private let log = Log()
  private let app: App

  init() { app = App(log: log) }
  private let short = ["Product Detail Page", "[Add to cart]", "…"]
  private let full = ["Product Detail Page", "[Add to cart]", "Green tea, 100 g"]

  @Test(
    "A view with the expanding helper toggles its text at each tap", .proves("CPDI-83", "CPDI-84"))
  func function() throws {
    try expectExpanding(WithHelper.ProductDetailView(dependencies: app))
    let chapter = chapterFolder("Pitfalls")
    #expect(
      try TestCheckout.needs(of: "ProductDetailView", in: "\(chapter)/WithHelper.swift")
        == "ProductDetailViewDependencies = TrackingDependency & View_autoExpandDependencies")
    #expect(
      try TestCheckout.needs(of: "autoExpand", in: "\(chapter)/View+AutoExpand.swift")
        == "View_autoExpandDependencies = ExpandingDependency & LoggingDependency")
  }

  @Test(
    "An `AutoExpander` that stores its dependencies expands any view's text",
    .proves("CPDI-83"))
  func owner() throws {
    try expectExpanding(WithOwner.ProductDetailView(dependencies: app))
    func expanded(by expander: AutoExpander<App>) -> some View { expander.expanding(Text("Deals")) }
    #expect(expanded(by: AutoExpander(dependencies: app)).lines() == ["Deals", "…"])
  }

  private func expectExpanding(_ view: some View) throws {
    #expect(view.lines() == short)
    try view.tap("Product Detail Page")
    #expect(view.lines() == full)
    try view.tap("Add to cart")
    #expect(view.lines() == full)
    try view.tap("Green tea, 100 g")
    #expect(view.lines() == short)
    #expect(log.lines == ["expanded: true", "track: addToCart", "expanded: false"])
  }

  @Test("An alias can list the helper's dependencies directly", .proves("CPDI-84"))
  func leavesByHand() throws {
    typealias Forwarded = WithHelper.ProductDetailViewDependencies
    typealias Listed = Before.LeavesOfAHelper.ProductDetailViewDependencies
    #expect((any Forwarded).self == (any Listed).self)
    let view = Before.LeavesOfAHelper.ProductDetailView(dependencies: app)
    try view.tap("…")
    #expect(log.lines == ["expanded: true"])
  }
}
