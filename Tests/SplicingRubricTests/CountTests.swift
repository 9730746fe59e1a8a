import Playground
import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: what the two ways cost")
struct CountTests {
  static let stores = ["reviews", "votes", "drafts"]

  /// One feature written twice, and what each needs for so many dependencies.
  struct Row: Sendable, CustomTestStringConvertible {
    let who: String
    let parameter: String
    let splice: String
    let dependencies: [String]
    /// Declarations by parameter and by splice, and arguments that hand a dependency on.
    let counts: [Int]
    /// What these figures prove, beside that splicing is the rule if work is counted so.
    let ids: [String]

    init(
      _ who: String, parameter: String, splice: String, _ dependencies: some Sequence<String>,
      _ counts: [Int],
      _ ids: [String]
    ) {
      (self.who, self.parameter, self.splice) = (who, parameter, splice)
      self.dependencies = Array(dependencies)
      (self.counts, self.ids) = (counts, ids)
    }

    var testDescription: String { "\(who), \(dependencies.count) of them" }
  }

  static let rows =
    [
      Row(
        "one view", parameter: "ProductDetailView", splice: "Before/SplicedProductDetailView",
        ["productDataRepository"], [2, 11, 0, 0], ["CPDI-40"])
    ]
    + [(1, [4, 12, 1, 0]), (2, [6, 14, 2, 0]), (3, [8, 16, 3, 0])].map { count, counts in
      Row(
        "a page and its child", parameter: "ReviewForm", splice: "Before/SplicedReviewForm",
        stores.prefix(count), counts, ["CPDI-45"])
    }
    + [
      (1, [13, 15, 5, 0], ["CPDI-44", "CPDI-54", "CPDI-55"]),
      (2, [19, 17, 10, 0], ["CPDI-44", "CPDI-54", "CPDI-55"]), (3, [25, 19, 15, 0], ["CPDI-45"]),
    ].map { count, counts, ids in
      Row(
        "two, far below", parameter: "Before/ReviewPageByParameter", splice: "ReviewPage",
        stores.prefix(count), counts, ids)
    }

  @Test("So many declarations and arguments are there for these dependencies", arguments: rows)
  func counts(row: Row) throws {
    let leaves = row.who == "one view" ? "ProductDataRepository" : "Stores"
    let parameter = try Source(row.parameter)
    let splice = try Source(leaves, row.splice)
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
    let app = App(recorder: Recorder())
    let page = Before.ReviewPage(dependencies: app)
    let spliced = ReviewPage(dependencies: .init(externalDependencies: app))
    #expect(page.steps.map { taken(by: $0.child) } == [4, 4, 4, 4, 4])
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
    #expect(taken(by: spliced.dependencies) == 4)
  }

  @Test(
    "One level down, or in one view, the parameters beside the app's own container are all there is",
    .proves("CPDI-43", "CPDI-47", "CPDI-57", "CPDI-58"))
  func noSplice() {
    let app = App(recorder: Recorder())
    let form = ReviewForm(dependencies: app)
    #expect(type(of: form.button.dependencies) == App.self)
    #expect(taken(by: form.button) == 4)
    #expect(Self.stores.flatMap { handed($0, in: [(form, form.button)]) }.count == 3)
    let view = ProductDetailView(
      dependencies: app, productDataRepository: ProductDataRepository())
    #expect(type(of: view.dependencies) == App.self)
    #expect(taken(by: view) == 2)
  }
}
