import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: the child changes, the parent does not")
struct CascadeTests {
  /// A parent or grandparent beside one version of the child.
  struct Cell: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let alias: Any.Type
    let needs: String
    /// Whether a root conforms to the alias.
    let takes: @Sendable (Any) -> Bool

    init(
      _ testDescription: String, _ alias: Any.Type, _ needs: String,
      takes: @escaping @Sendable (Any) -> Bool
    ) {
      (self.testDescription, self.alias, self.needs) = (testDescription, alias, needs)
      self.takes = takes
    }
  }

  static let forwarding = [
    Cell("before", (any Before.ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any Before.ProductDetailViewDependencies
    },
    Cell("dropped", (any Dropped.ProductDetailViewDependencies).self, "Tracking") {
      $0 is any Dropped.ProductDetailViewDependencies
    },
    Cell("added", (any Added.ProductDetailViewDependencies).self, "Analytics, Logging, Tracking") {
      $0 is any Added.ProductDetailViewDependencies
    },
    Cell("before, grandparent", (any Before.ShopViewDependencies).self, "Logging, Tracking") {
      $0 is any Before.ShopViewDependencies
    },
    Cell("dropped, grandparent", (any Dropped.ShopViewDependencies).self, "Tracking") {
      $0 is any Dropped.ShopViewDependencies
    },
    Cell(
      "added, grandparent", (any Added.ShopViewDependencies).self, "Analytics, Logging, Tracking"
    ) {
      $0 is any Added.ShopViewDependencies
    },
  ]

  static let listing = [
    Cell("before", (any Before.Listing.ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any Before.Listing.ProductDetailViewDependencies
    },
    Cell("dropped", (any Dropped.Listing.ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any Dropped.Listing.ProductDetailViewDependencies
    },
    Cell("before, grandparent", (any Before.Listing.ShopViewDependencies).self, "Logging, Tracking")
    {
      $0 is any Before.Listing.ShopViewDependencies
    },
    Cell(
      "dropped, grandparent", (any Dropped.Listing.ShopViewDependencies).self, "Logging, Tracking"
    ) {
      $0 is any Dropped.Listing.ShopViewDependencies
    },
  ]

  @Test("Who forwards asks for what the child needs now", arguments: forwarding)
  func forwards(cell: Cell) throws {
    try check(cell)
    proved("CPDI-94")
  }

  @Test("Who lists asks for what the child needed once", arguments: listing)
  func lists(cell: Cell) throws {
    try check(cell)
    proved("CPDI-93", "CPDI-94")
  }

  private func check(_ cell: Cell) throws {
    try #require(needs(cell.alias) == cell.needs)
    try #require(cell.takes(Slim()) == (cell.needs == "Tracking"))
    try #require(cell.takes(App()))
  }

  @Test("The same text stands beside each version of the child", .proves("CPDI-94"))
  func sameText() throws {
    let texts = try ["Cascade/Before", "Cascade/Dropped", "Cascade/Added"].map(parent)
    #expect(texts[0].hasPrefix("  typealias ProductDetailViewDependencies = TrackingDependency\n"))
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
    #expect(try parent("Before/ListedBefore") == parent("Before/ListedDropped"))
  }

  /// The source between the marks of the parent.
  private func parent(_ file: String) throws -> String {
    let source = try TestCheckout.read("Chapters/20-Forwarding/\(file).swift")
    let parts = source.split(separator: "// snippet.parent\n", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return String(try #require(parts[1].split(separator: "// snippet.end").first))
  }

  @Test("Once the child has dropped logging, a root without it runs the whole screen")
  func slimRuns() throws {
    let slim = Slim()
    let shop = Dropped.ShopView(dependencies: slim)
    shop.appear()
    try shop.tap("Add to cart")
    #expect(slim.journal.lines == ["track: image appeared", "track: addToCart"])
  }

  @Test("Each version, forwarded and listed, runs under the root that has everything")
  func appRuns() {
    let app = App()
    Before.ShopView(dependencies: app).appear()
    Added.ShopView(dependencies: app).appear()
    Before.Listing.ShopView(dependencies: app).appear()
    Dropped.Listing.ShopView(dependencies: app).appear()
    #expect(
      app.journal.lines == [
        "log: image appeared", "log: image appeared", "count: image appeared",
        "log: image appeared", "track: image appeared",
      ])
  }
}
