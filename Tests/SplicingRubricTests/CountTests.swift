import LabKit
import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: what the two ways cost, counted in the chapter's sources")
struct CountTests {
  static let stores = ["reviews", "votes", "drafts", "photos", "reports"]

  /// One feature written twice, and what each needs for so many dependencies.
  struct Row: Sendable, CustomTestStringConvertible {
    let who: String
    let stem: String
    let dependencies: [String]
    /// Declarations by parameter, and by splice.
    let declarations: [Int]
    /// Arguments that hand a dependency on.
    let arguments: [Int]

    init(
      _ who: String, _ stem: String, _ dependencies: some Sequence<String>, declarations: [Int],
      arguments: [Int]
    ) {
      (self.who, self.stem, self.dependencies) = (who, stem, Array(dependencies))
      (self.declarations, self.arguments) = (declarations, arguments)
    }

    var testDescription: String { "\(who), \(dependencies.count) of them" }

    var sources: [Source] {
      get throws {
        let leaves = stem == "OneUser" ? "Services" : "StoreLeaves"
        return [
          try Source("\(stem)/\(stem)ByParameter"), try Source(leaves, "\(stem)/\(stem)BySplice"),
        ]
      }
    }

    /// The row of the guide's table.
    var line: String {
      let counts = (declarations + arguments).map(String.init).joined(separator: " | ")
      return "| \(who) | \(dependencies.count) | \(counts) |"
    }
  }

  static let rows = [
    Row(
      "one view", "OneUser", ["productDataRepository"], declarations: [2, 11], arguments: [0, 0]),
    Row(
      "a page and its child", "OneChild", stores.prefix(1), declarations: [4, 12],
      arguments: [1, 0]),
    Row(
      "a page and its child", "OneChild", stores.prefix(2), declarations: [6, 14],
      arguments: [2, 0]),
    Row("a page and its child", "OneChild", stores, declarations: [12, 20], arguments: [5, 0]),
    Row(
      "two, far below", "FarApart", stores.prefix(1), declarations: [13, 15], arguments: [5, 0]),
    Row(
      "two, far below", "FarApart", stores.prefix(2), declarations: [19, 17], arguments: [10, 0]),
    Row("two, far below", "FarApart", stores, declarations: [37, 23], arguments: [25, 0]),
  ]

  @Test(
    "So many declarations and arguments are there for these dependencies, and the guide says so",
    .proves(
      "CPDI-40", "CPDI-43", "CPDI-44", "CPDI-45", "CPDI-47", "CPDI-54", "CPDI-55", "CPDI-57",
      "CPDI-58",
      "CPDI-113"),
    arguments: rows)
  func counts(row: Row) throws {
    let sources = try row.sources
    #expect(sources.map { $0.declarations(for: row.dependencies) } == row.declarations)
    #expect(sources.map { $0.arguments(for: row.dependencies) } == row.arguments)
    let guide = try TestCheckout.checkout.read("Chapters/22-SplicingRubric/README.md")
    #expect(guide.contains("\n\(row.line)\n"))
  }

  @Test(
    "By parameter a dependency is taken as often as it goes down, by those too who do not use it",
    .proves("CPDI-43", "CPDI-44", "CPDI-54", "CPDI-55", "CPDI-65"))
  func takers() throws {
    let parameter = try Source("FarApart/FarApartByParameter")
    let users = ["ReviewActions", "WriteButton"]
    for store in Self.stores {
      #expect(
        parameter.takers(of: store)
          == ["ReviewList", "ReviewRow", "ReviewActions", "ReviewFooter", "WriteButton"])
    }
    #expect(parameter.users == users)
    let splice = try Source("FarApart/FarApartBySplice")
    for store in Self.stores { #expect(splice.takers(of: store) == []) }
    #expect(splice.users == users)
    #expect(splice.splices == ["SplicedReviewPageDependencies"])
  }

  @Test("The components take what the sources say", .proves("CPDI-44", "CPDI-45"))
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
    #expect(taken(by: OneChildByParameter.ReviewPage(dependencies: app).actions) == 6)
  }

  @Test("What is handed to a child is spliced nowhere", .proves("CPDI-57", "CPDI-58"))
  func noSplice() throws {
    #expect(try Source("OneChild/OneChildByParameter").splices == [])
    #expect(try Source("OneUser/OneUserByParameter").splices == [])
  }
}
