import Proof
import Testing

@testable import Forwarding

@Suite("Forwarding: the child changes, the parent does not")
struct CascadeTests {
  /// A parent or grandparent beside one version of the child.
  struct Cell: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let alias: Any.Type
    let needs: String
    /// Whether a root with tracking alone will do.
    let takesSlim: @Sendable (Any) -> Bool
    let slim: Bool
  }

  static let forwarding = [
    Cell(
      testDescription: "before", alias: (any Before.ProductDetailViewDependencies).self,
      needs: "Logging, Tracking",
      takesSlim: { $0 is any Before.ProductDetailViewDependencies }, slim: false),
    Cell(
      testDescription: "dropped", alias: (any Dropped.ProductDetailViewDependencies).self,
      needs: "Tracking",
      takesSlim: { $0 is any Dropped.ProductDetailViewDependencies }, slim: true),
    Cell(
      testDescription: "added", alias: (any Added.ProductDetailViewDependencies).self,
      needs: "Analytics, Logging, Tracking",
      takesSlim: { $0 is any Added.ProductDetailViewDependencies }, slim: false),
    Cell(
      testDescription: "before, grandparent", alias: (any Before.ShopViewDependencies).self,
      needs: "Logging, Tracking",
      takesSlim: { $0 is any Before.ShopViewDependencies }, slim: false),
    Cell(
      testDescription: "dropped, grandparent", alias: (any Dropped.ShopViewDependencies).self,
      needs: "Tracking",
      takesSlim: { $0 is any Dropped.ShopViewDependencies }, slim: true),
    Cell(
      testDescription: "added, grandparent", alias: (any Added.ShopViewDependencies).self,
      needs: "Analytics, Logging, Tracking",
      takesSlim: { $0 is any Added.ShopViewDependencies }, slim: false),
  ]

  static let listing = [
    Cell(
      testDescription: "before", alias: (any Before.Listing.ProductDetailViewDependencies).self,
      needs: "Logging, Tracking",
      takesSlim: { $0 is any Before.Listing.ProductDetailViewDependencies }, slim: false),
    Cell(
      testDescription: "dropped", alias: (any Dropped.Listing.ProductDetailViewDependencies).self,
      needs: "Logging, Tracking",
      takesSlim: { $0 is any Dropped.Listing.ProductDetailViewDependencies }, slim: false),
    Cell(
      testDescription: "before, grandparent",
      alias: (any Before.Listing.ShopViewDependencies).self, needs: "Logging, Tracking",
      takesSlim: { $0 is any Before.Listing.ShopViewDependencies }, slim: false),
    Cell(
      testDescription: "dropped, grandparent",
      alias: (any Dropped.Listing.ShopViewDependencies).self, needs: "Logging, Tracking",
      takesSlim: { $0 is any Dropped.Listing.ShopViewDependencies }, slim: false),
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
    try #require(cell.takesSlim(Slim()) == cell.slim)
    try #require(cell.takesSlim(App()))
  }

  @Test("The same text stands beside each version of the child", .proves("CPDI-94"))
  func sameText() throws {
    let texts = try ["Cascade/Before", "Cascade/Dropped", "Cascade/Added"].map(parent)
    #expect(texts[0].hasPrefix("  typealias ProductDetailViewDependencies = TrackingDependency\n"))
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
    #expect(try parent("Bad/ListedBefore") == parent("Bad/ListedDropped"))
  }

  /// The source between the marks of the parent.
  private func parent(_ file: String) throws -> String {
    let source = try House.read("Chapters/20-Forwarding/\(file).swift")
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
