import Playground
import ProductDetail
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import PublicFeature

@Suite("PublicFeature: the door")
struct DoorTests {
  let connections = Lifetimes()
  let log = Log()
  var app: App { App(log: log, connections: connections) }
  var feature: ProductFeature<App> { ProductFeature(dependencies: app) }

  @Test(
    "One line makes the view, which shows and tracks its own product",
    .proves("CPDI-05", "CPDI-77", "CPDI-114"))
  func oneLine() throws {
    let sku = "\(Int.random(in: 100...999))"
    let view = feature.productDetailView(for: sku)
    #expect(view.lines() == ["name/\(sku)", "[Add to cart]"])
    #expect(log.lines == [])
    try view.tap("Add to cart")
    #expect(log.lines == ["track: add name/\(sku)"])
  }

  @Test("Put together by hand, with all of it public, the page does the same")
  func withoutDoor() throws {
    let page = productDetailView(of: app, for: "ABC")
    #expect(page.lines() == ["name/ABC", "[Add to cart]"])
    try page.tap("Add to cart")
    #expect(log.lines == ["track: add name/ABC"])
  }

  @Test("A second app that makes the parts may share a repository, and shows the wrong product")
  func secondApp() {
    let second = TabletApp(app)
    let lines = ["ABC", "DEF"].map { second.productDetailView(for: $0).lines() }
    #expect(lines == Array(repeating: ["name/ABC", "[Add to cart]"], count: 2))
    #expect(connections.tally == Tally(made: 1, gone: 0))
  }

  @Test("A connection is open from the view's making to its end", .proves("CPDI-71", "CPDI-75"))
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

  @Test("The feature's alias is the set of its leaves", .proves("CPDI-72"))
  func alias() throws {
    typealias Leaves = NetworkingDependency & TrackingDependency
    #expect((any ProductFeatureDependencies).self == (any Leaves).self)
    #expect(
      try TestCheckout.needs(
        of: "ProductFeature", in: "Sources/Features/ProductDetail/ProductFeature.swift")
        == "ProductFeatureDependencies = TrackingDependency & NetworkingDependency")
  }

  @Test(
    "The result hides its type from the compiler; the running program has it", .proves("CPDI-76"))
  func opaque() {
    let view = feature.productDetailView(for: "ABC")
    #expect(
      "\(type(of: view))".hasPrefix("ProductDetailView<SplicedProductDetailViewDependencies<"))
  }

  @Test(
    "With a door one alias and one factory are public; without it every part of the feature is",
    .proves("CPDI-71", "CPDI-73", "CPDI-74", "CPDI-114"))
  func publicNames() throws {
    let door = try names(in: "Sources/Features/ProductDetail", but: "Services.swift")
    #expect(door == ["ProductFeatureDependencies", "ProductFeature"])
    let everything = try names(in: "\(chapterFolder("PublicFeature"))/Before")
    #expect(
      everything == [
        "ProductDetailViewDependencies", "ProductDetailViewExternalDependencies",
        "ProductDataRepositoryDependencies", "ProductDataRepositoryDependency",
        "ProductDataRepository", "ProductDetailView", "SplicedProductDetailViewDependencies",
      ])
  }

  @Test("The module of the feature knows the views, and no app", .proves("CPDI-71"))
  func targets() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    #expect(dependencies["ProductDetail"] == ["TextUI"])
    #expect(dependencies["PublicFeature"]?.contains("ProductDetail") == true)
  }

  /// The public types and aliases that the files of a folder declare, those in `Before` included.
  private func names(in folder: String, but services: String = "") throws -> [String] {
    try TestCheckout.sources(below: folder).filter { $0.path != "\(folder)/\(services)" }
      .flatMap { try $0.declarations() }.flatMap { $0.name == "Before" ? $0.members : [$0] }
      .filter { $0.modifiers.contains("public") }.map(\.name)
  }
}
