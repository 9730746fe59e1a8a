import Playground
import ProductDetail
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import PublicFeature

@Suite("PublicFeature: the feature's public factory")
struct DoorTests {
  let connections = Lifetimes()
  let log = Log()
  var app: App { App(log: log, connections: connections) }
  var feature: ProductFeature<App> { ProductFeature(dependencies: app) }

  @Test(
    "A factory call creates a view that shows and tracks its product",
    .proves("CPDI-05", "CPDI-77", "CPDI-114"))
  func oneLine() throws {
    let sku = "\(Int.random(in: 100...999))"
    let view = feature.productDetailView(for: sku)
    #expect(view.lines() == ["name/\(sku)", "[Add to cart]"])
    #expect(log.lines == [])
    try view.tap("Add to cart")
    #expect(log.lines == ["track: add name/\(sku)"])
  }

  @Test("The reviews page uses the app's tracker and a connection of its own")
  func secondPage() throws {
    let page = feature.productDetailView(for: "ABC")
    let reviews = feature.productReviewsView(for: "ABC")
    #expect(reviews.lines() == ["Reviews of name/ABC", "[Write a review]"])
    try reviews.tap("Write a review")
    try page.tap("Add to cart")
    #expect(log.lines == ["track: review name/ABC", "track: add name/ABC"])
    #expect(connections.tally == Tally(made: 2, gone: 0))
  }

  @Test("A page assembled from public parts works like the factory's page")
  func withoutDoor() throws {
    let page = productDetailView(of: app, for: "ABC")
    #expect(page.lines() == ["name/ABC", "[Add to cart]"])
    try page.tap("Add to cart")
    #expect(log.lines == ["track: add name/ABC"])
  }

  @Test("An app that reuses a repository shows the wrong product")
  func secondApp() {
    let second = TabletApp(app)
    let lines = ["ABC", "DEF"].map { second.productDetailView(for: $0).lines() }
    #expect(lines == Array(repeating: ["name/ABC", "[Add to cart]"], count: 2))
    #expect(connections.tally == Tally(made: 1, gone: 0))
  }

  @Test("A public function makes the right page for each product")
  func oneFunction() {
    let network = WatchedNetwork(connections: connections)
    let lines = ["ABC", "DEF"].map { productPage(for: $0, tracker: log, network: network).lines() }
    #expect(lines == [["name/ABC", "[Add to cart]"], ["name/DEF", "[Add to cart]"]])
  }

  @Test("A view whose body calls the factory reconnects on every redraw")
  func inABody() {
    let catalog = Before.CatalogView(dependencies: app)
    for _ in 1...3 {
      #expect(catalog.lines() == ["Today's product", "name/ABC", "[Add to cart]"])
    }
    #expect(connections.tally == Tally(made: 3, gone: 3))
  }

  @Test("A connection is open as long as its view is alive", .proves("CPDI-71", "CPDI-75"))
  func lifetime() {
    let feature = feature
    #expect(connections.tally == Tally(made: 0, gone: 0))
    var views = [feature.productDetailView(for: "ABC"), feature.productDetailView(for: "ABC")]
    #expect(connections.tally == Tally(made: 2, gone: 0))
    views.removeLast()
    #expect(connections.tally == Tally(made: 2, gone: 1))
    _ = views[0].lines()
    #expect(connections.tally == Tally(made: 2, gone: 1))
    views = []
    #expect(connections.tally == Tally(made: 2, gone: 2))
  }

  @Test("The feature's alias combines exactly networking and tracking", .proves("CPDI-72"))
  func alias() throws {
    typealias Leaves = NetworkingDependency & TrackingDependency
    #expect((any ProductFeatureDependencies).self == (any Leaves).self)
    #expect(
      try TestCheckout.needs(
        of: "ProductFeature", in: "Sources/Features/ProductDetail/ProductFeature.swift")
        == "ProductFeatureDependencies = TrackingDependency & NetworkingDependency")
  }

  @Test(
    "An opaque result still has its concrete type at run time", .proves("CPDI-76"))
  func opaque() {
    let view = feature.productDetailView(for: "ABC")
    #expect(
      "\(type(of: view))".hasPrefix("ProductDetailView<SplicedProductDetailViewDependencies<"))
  }

  @Test(
    "The factory needs two public names instead of seven",
    .proves("CPDI-71", "CPDI-73", "CPDI-74", "CPDI-114"))
  func publicNames() throws {
    let door = try declaredNames(in: "Sources/Features/ProductDetail", except: "Services.swift")
    #expect(door == ["ProductFeatureDependencies", "ProductFeature"])
    let everything = try declaredNames(
      in: "\(chapterFolder("PublicFeature"))/Before", except: "OneFunction.swift")
    #expect(
      everything == [
        "ProductDetailViewDependencies", "ProductDetailViewExternalDependencies",
        "ProductDataRepositoryDependencies", "ProductDataRepositoryDependency",
        "ProductDataRepository", "ProductDetailView", "SplicedProductDetailViewDependencies",
      ])
  }

  @Test("The feature's module depends only on TextUI", .proves("CPDI-71"))
  func targets() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    #expect(dependencies["ProductDetail"] == ["TextUI"])
    #expect(dependencies["PublicFeature"]?.contains("ProductDetail") == true)
  }

  /// The public types and aliases declared in a folder's files, including those inside `Before`.
  private func declaredNames(in folder: String, except file: String) throws -> [String] {
    try TestCheckout.sources(below: folder).filter { $0.path != "\(folder)/\(file)" }
      .flatMap { try $0.declarations() }.flatMap { $0.name == "Before" ? $0.members : [$0] }
      .filter { $0.modifiers.contains("public") }.map(\.name)
  }
}
