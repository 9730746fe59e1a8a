import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import FeatureDependencies

@Suite("FeatureDependencies: a view that declares its needs")
struct FeatureTests {
  private let tracker = Log()
  private var onlyTracking: OnlyTracking { OnlyTracking(tracker: tracker) }

  @Test("The view before the refactoring has a button but no tracker", .proves("CPDI-14"))
  func untracked() async throws {
    let view = Before.ProductDetailView()
    #expect(view.lines() == ["Product Detail Page", "[Add to cart]"])
    try view.tap("Add to cart")
    #expect(Mirror(reflecting: view).children.isEmpty)
    let path = "\(chapterFolder("FeatureDependencies"))/Before/Untracked.swift"
    let before = try TestCheckout.source(path).declarations().filter { $0.kind != .import }
    #expect(before.map(\.name) == ["Before"])
    #expect(before.flatMap(\.members).map(\.name) == ["ProductDetailView"])
    #expect(before.flatMap(\.members).flatMap(\.members).map(\.name) == ["body"])
    // The file compiles alone, so the view uses no tracker of the chapter either.
    let alone = [
      "-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules", path,
    ]
    #expect(try await Compiler.errors(alone) == nil)
  }

  @Test("`ProductDetailView` tracks one event per tap", .proves("CPDI-17"))
  func tracked() throws {
    let view = ProductDetailView(dependencies: onlyTracking)
    #expect(view.lines() == ["Product Detail Page", "[Add to cart]"])
    #expect(tracker.lines == [])
    try view.tap("Add to cart")
    #expect(tracker.lines == ["track: addToCart"])
    try view.tap("Add to cart")
    #expect(tracker.lines == ["track: addToCart", "track: addToCart"])
  }

  @Test(
    "`ProductDetailView` stores only its dependencies, with their concrete type", .proves("CPDI-17")
  )
  func keepsTheirType() throws {
    let app = App(logger: Log(), tracker: tracker)
    let children = Mirror(reflecting: ProductDetailView(dependencies: app)).children
    #expect(children.map(\.label) == ["dependencies"])
    #expect(type(of: ProductDetailView(dependencies: app)) == ProductDetailView<App>.self)
    #expect(
      type(of: ProductDetailView(dependencies: onlyTracking))
        == ProductDetailView<OnlyTracking>.self)
  }

  @Test("`ProductDetailView` doesn't use the app's other services", .proves("CPDI-17"))
  func leavesTheRestAlone() throws {
    let logger = Log()
    let app = App(logger: logger, tracker: tracker)
    try ProductDetailView(dependencies: app).tap("Add to cart")
    #expect(tracker.lines == ["track: addToCart"])
    #expect(logger.lines == [])
    app.logger.log("by the app itself")
    #expect(logger.lines == ["log: by the app itself"])
  }
}

@Suite("FeatureDependencies: the conventions of a feature")
struct ConventionTests {
  /// The files that hold a view and its alias, and nothing else.
  static let files = ["ProductDetailView"] + Chain.levels.map { "Chain/\($0)" }

  @Test("A view's alias is the view's name plus `Dependencies`", arguments: files)
  func aliasFirst(file: String) throws {
    let declarations = try TestCheckout.source(
      "\(chapterFolder("FeatureDependencies"))/\(file).swift"
    )
    .declarations().filter { $0.kind != .import }
    try #require(declarations.map(\.kind) == [.typealias, .struct])
    try #require(declarations[0].name == "\(declarations[1].name)Dependencies")
    proved("CPDI-15", "CPDI-16")
  }

  @Test(
    "The compiler accepts an alias with any name, anywhere in the file",
    .proves("CPDI-15", "CPDI-16"))
  func compilerDoesNotMind() throws {
    let tracker = Log()
    let app = OnlyTracking(tracker: tracker)
    try Unconventional.ProductDetailView(sku: "ABC", dependencies: app).tap("Add to cart")
    try Unconventional.PromotionView(dependencies: app).tap("Deals")
    #expect(tracker.lines == ["track: addToCart", "track: promotion"])
    let (conventional, byTopic) = (
      (any ProductDetailViewDependencies).self, (any Unconventional.ShoppingDependencies).self
    )
    #expect(ObjectIdentifier(conventional) == ObjectIdentifier(byTopic))
    let file = "\(chapterFolder("FeatureDependencies"))/Before/Unconventional.swift"
    let members = try TestCheckout.source(file).declarations().flatMap(\.members)
    #expect(
      members.map(\.name) == [
        "ProductDetailView", "ProductDetailViewDependencies", "ShoppingDependencies",
        "PromotionView",
      ])
    #expect(
      try TestCheckout.needs(of: "PromotionView", in: file)
        == "ShoppingDependencies = TrackingDependency")
  }

  @Test(
    "A memberwise initializer takes `dependencies` first if the property is first",
    .proves("CPDI-19"))
  func dependenciesFirst() throws {
    let tracker = Log()
    let app = OnlyTracking(tracker: tracker)
    let first = DependenciesFirst.ProductDetailView(
      dependencies: app, sku: "ABC", disposition: .inStock, context: "search")
    #expect(first.lines() == ["Product ABC, from search", "[Add to cart]"])
    let labels = Mirror(reflecting: first).children.map(\.label)
    #expect(labels == ["dependencies", "sku", "disposition", "context"])
    try first.tap("Add to cart")
    let last = Unconventional.ProductDetailView(sku: "ABC", dependencies: app)
    #expect(last.lines() == ["Product ABC", "[Add to cart]"])
    try last.tap("Add to cart")
    #expect(tracker.lines == ["track: addToCart", "track: addToCart"])
  }

  @Test("A sold-out product can't be added to the cart")
  func soldOut() {
    let view = DependenciesFirst.ProductDetailView(
      dependencies: OnlyTracking(tracker: Log()), sku: "X", disposition: .soldOut,
      context: "a link")
    #expect(view.lines() == ["Product X, from a link", "Sold out"])
    #expect(throws: NothingToTap.self) {
      try view.tap("Add to cart")
    }
  }
}
