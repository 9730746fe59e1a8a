import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: the parent's source stays the same when its child changes")
struct CascadeTests {
  /// A parent or grandparent of one version of the child.
  struct Cell: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let alias: Any.Type
    let needs: String
    /// Whether a root conforms to the alias.
    let accepts: @Sendable (Any) -> Bool

    init(
      _ testDescription: String, _ alias: Any.Type, _ needs: String,
      accepts: @escaping @Sendable (Any) -> Bool
    ) {
      (self.testDescription, self.alias, self.needs) = (testDescription, alias, needs)
      self.accepts = accepts
    }
  }

  static let forwarding = [
    Cell("unchanged", (any ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any ProductDetailViewDependencies
    },
    Cell("dropped", (any Dropped.ProductDetailViewDependencies).self, "Tracking") {
      $0 is any Dropped.ProductDetailViewDependencies
    },
    Cell("added", (any Added.ProductDetailViewDependencies).self, "Logging, Pricing, Tracking") {
      $0 is any Added.ProductDetailViewDependencies
    },
    Cell("unchanged, grandparent", (any ProductListViewDependencies).self, "Logging, Tracking") {
      $0 is any ProductListViewDependencies
    },
    Cell("dropped, grandparent", (any Dropped.ProductListViewDependencies).self, "Tracking") {
      $0 is any Dropped.ProductListViewDependencies
    },
    Cell(
      "added, grandparent", (any Added.ProductListViewDependencies).self,
      "Logging, Pricing, Tracking"
    ) {
      $0 is any Added.ProductListViewDependencies
    },
  ]

  static let listing = [
    Cell("unchanged", (any Before.ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any Before.ProductDetailViewDependencies
    },
    Cell("dropped", (any Dropped.Before.ProductDetailViewDependencies).self, "Logging, Tracking") {
      $0 is any Dropped.Before.ProductDetailViewDependencies
    },
    Cell(
      "unchanged, grandparent", (any Before.ProductListViewDependencies).self, "Logging, Tracking"
    ) {
      $0 is any Before.ProductListViewDependencies
    },
    Cell(
      "dropped, grandparent", (any Dropped.Before.ProductListViewDependencies).self,
      "Logging, Tracking"
    ) {
      $0 is any Dropped.Before.ProductListViewDependencies
    },
    Cell("unchanged, top", (any Before.ShopViewDependencies).self, "Logging, Tracking") {
      $0 is any Before.ShopViewDependencies
    },
  ]

  @Test("A parent's forwarding alias follows its child's changed needs", arguments: forwarding)
  func forwards(cell: Cell) throws {
    try check(cell)
    proved("CPDI-94")
  }

  @Test("A hand-written list keeps a dependency the child has dropped", arguments: listing)
  func lists(cell: Cell) throws {
    try check(cell)
    proved("CPDI-93", "CPDI-94")
  }

  private func check(_ cell: Cell) throws {
    try #require(needs(cell.alias) == cell.needs)
    let log = Log()
    try #require(cell.accepts(OnlyTracking(tracker: log)) == (cell.needs == "Tracking"))
    try #require(cell.accepts(App(log: log)))
  }

  @Test("The parents' source is the same for each version of the child", .proves("CPDI-94"))
  func sameText() throws {
    let page = ["ProductDetailViewDependencies", "ProductDetailView"]
    let list = ["ProductListViewDependencies", "ProductListView"]
    let unchanged =
      try text(of: page, in: "ProductDetailView") + text(of: list, in: "ProductListView")
    #expect(unchanged.hasPrefix("typealias ProductDetailViewDependencies = TrackingDependency\n"))
    #expect(try text(of: page + list, in: "Cascade/Dropped") == unchanged)
    #expect(try text(of: page + list, in: "Cascade/Added") == unchanged)
    #expect(
      try text(of: page + list, in: "Before/ListedByHand")
        == text(of: page + list, in: "Before/ListedDropped"))
  }

  /// The source of declarations, without indentation.
  private func text(of names: [String], in file: String) throws -> String {
    let source = try TestCheckout.source("\(chapterFolder("Forwarding"))/\(file).swift")
    func all(_ declarations: [Declaration]) -> [Declaration] {
      declarations.flatMap { [$0] + all($0.members) }
    }
    let declarations = try all(source.declarations())
    return try names.map { name in
      let range = try #require(declarations.first { $0.name == name }).range
      return source.text(in: range).split(separator: "\n")
        .map { $0.drop { $0 == " " } + "\n" }.joined()
    }.joined()
  }

  @Test("The full app's container fits every version of the screens")
  func appRuns() {
    let log = Log()
    let app = App(log: log)
    ProductListView(dependencies: app).appear()
    let added = Added.ProductListView(dependencies: app)
    added.appear()
    Before.ShopView(dependencies: app).appear()
    Dropped.Before.ProductListView(dependencies: app).appear()
    #expect(
      log.lines == [
        "log: image appeared", "log: image appeared", "log: image appeared",
        "track: image appeared",
      ])
    #expect(added.lines() == ["Product Detail Page", "(tea)", "250 cents", "[Add to cart]"])
  }
}

@Test("A list needs no logger if its image only tracks")
func listWithoutALogger() throws {
  let log = Log()
  let list = Dropped.ProductListView(dependencies: OnlyTracking(tracker: log))
  list.appear()
  try list.tap("Add to cart")
  #expect(log.lines == ["track: image appeared", "track: addToCart"])
}
