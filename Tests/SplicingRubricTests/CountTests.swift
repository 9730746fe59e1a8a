import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: what the two ways cost")
struct CountTests {
  static let stores = ["reviews", "votes", "drafts", "photos", "reports"]

  /// One feature written twice, and what each needs for so many dependencies.
  struct Row: Sendable, CustomTestStringConvertible {
    let who: String
    let stem: String
    let dependencies: [String]
    /// Declarations by parameter and by splice, and arguments that hand a dependency on.
    let counts: [Int]
    /// What these figures prove, beside that splicing is the rule if work is counted so.
    let ids: [String]

    init(
      _ who: String, _ stem: String, _ dependencies: some Sequence<String>, _ counts: [Int],
      _ ids: String...
    ) {
      (self.who, self.stem, self.dependencies) = (who, stem, Array(dependencies))
      (self.counts, self.ids) = (counts, ids)
    }

    var testDescription: String { "\(who), \(dependencies.count) of them" }
  }

  static let rows = [
    Row("one view", "OneUser", ["productDataRepository"], [2, 11, 0, 0], "CPDI-40"),
    Row("a page and its child", "OneChild", stores.prefix(1), [4, 12, 1, 0], "CPDI-45"),
    Row("a page and its child", "OneChild", stores.prefix(2), [6, 14, 2, 0], "CPDI-45"),
    Row("a page and its child", "OneChild", stores, [12, 20, 5, 0], "CPDI-45"),
    Row(
      "two, far below", "FarApart", stores.prefix(1), [13, 15, 5, 0], "CPDI-44", "CPDI-54",
      "CPDI-55"),
    Row(
      "two, far below", "FarApart", stores.prefix(2), [19, 17, 10, 0], "CPDI-44", "CPDI-54",
      "CPDI-55"),
    Row("two, far below", "FarApart", stores, [37, 23, 25, 0], "CPDI-45"),
  ]

  @Test("So many declarations and arguments are there for these dependencies", arguments: rows)
  func counts(row: Row) throws {
    let leaves = row.stem == "OneUser" ? "Services" : "StoreLeaves"
    let parameter = try Source("\(row.stem)/\(row.stem)ByParameter")
    let splice = try Source(leaves, "\(row.stem)/\(row.stem)BySplice")
    let counts =
      [parameter, splice].map { $0.declarations(for: row.dependencies) }
      + [parameter, splice].map { $0.arguments(for: row.dependencies) }
    try #require(counts == row.counts)
    proved("CPDI-113")
    for id in row.ids { proved(id) }
  }

  @Test("The guide's table has these numbers")
  func guideTable() throws {
    let table = try PageTable(
      with: "who shares them", in: "Chapters/22-SplicingRubric/README.md")
    #expect(
      table.rows
        == Self.rows.map { row in
          [row.who, "\(row.dependencies.count)"] + row.counts.map(String.init)
        })
  }

  @Test(
    "Far down, every component on the way takes each dependency; spliced, none does",
    .proves("CPDI-43", "CPDI-44", "CPDI-45", "CPDI-47", "CPDI-54", "CPDI-55", "CPDI-65"))
  func parameters() {
    let app = AppDependencies(tracker: EventList())
    let page = FarApartByParameter.ReviewPage(dependencies: app)
    let spliced = FarApartBySplice.ReviewPage(dependencies: .init(externalDependencies: app))
    #expect(page.steps.map { taken(by: $0.child) } == [6, 6, 6, 6, 6])
    #expect(spliced.steps.map { taken(by: $0.child) } == [1, 1, 1, 1, 1])
    for store in Self.stores {
      #expect(
        handed(store, in: page.steps) == [
          "ReviewPage.\(store) -> ReviewList", "ReviewList.\(store) -> ReviewRow",
          "ReviewRow.\(store) -> ReviewActions", "ReviewPage.\(store) -> ReviewFooter",
          "ReviewFooter.\(store) -> WriteButton",
        ])
      #expect(handed(store, in: spliced.steps) == [])
    }
    #expect(taken(by: spliced.dependencies) == 6)
  }

  @Test(
    "One level down, or in one view, the parameters beside the app's own container are all there is",
    .proves("CPDI-43", "CPDI-47", "CPDI-57", "CPDI-58"))
  func noSplice() {
    let app = AppDependencies(tracker: EventList())
    let page = OneChildByParameter.ReviewPage(dependencies: app)
    #expect(type(of: page.actions.dependencies) == AppDependencies.self)
    #expect(taken(by: page.actions) == 6)
    #expect(Self.stores.flatMap { handed($0, in: [(page, page.actions)]) }.count == 5)
    let view = OneUserByParameter.ProductDetailView(
      dependencies: app, productDataRepository: ProductDataRepository())
    #expect(type(of: view.dependencies) == AppDependencies.self)
    #expect(taken(by: view) == 2)
  }
}
