import Playground
import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: what the two ways cost")
struct CountTests {
  static let stores = ["reviews", "votes", "drafts"]

  /// A program written twice, and how many places one writes in each for its dependencies.
  struct Row: Sendable, CustomTestStringConvertible {
    let who: String
    let dependencies: [String]
    let parameter: [String]
    let splice: [String]
    /// By parameter and by splice: for the first dependency, and for each further one.
    let edits: [Int]
    /// What these figures prove, beside that splicing is the rule if work is counted so.
    let ids: [String]

    var testDescription: String { who }
  }

  static let rows = [
    row("one view", .singleType, [1, 10, 1, 3], "CPDI-40", "CPDI-43"),
    Row(
      who: "one file, a dozen calls", dependencies: ["productDataRepository"],
      parameter: ["Before/FactSheetByParameter"], splice: ["ProductDataRepository", "FactSheet"],
      edits: [14, 10, 14, 3], ids: ["CPDI-43"]),
    row(
      "a page and its child", .directDescendants, [3, 11, 3, 3],
      "CPDI-40", "CPDI-45", "CPDI-57", "CPDI-58"),
    row(
      "two, far below", .nonAdjacentDescendants, [11, 13, 11, 4],
      "CPDI-44", "CPDI-45", "CPDI-54", "CPDI-55"),
    row("ten views of a feature", .entireFeature, [21, 19, 21, 8]),
    row("the same ten, of a static", .global, [20, 17, 20, 8]),
  ]

  private static func row(
    _ who: String, _ scope: MemoryScope, _ edits: [Int], _ ids: String...
  ) -> Row {
    let pair = Pair.all.first { $0.scope == scope }!
    return Row(
      who: who, dependencies: pair.declared == "Stores" ? stores : [pair.dependency],
      parameter: pair.parameter, splice: [pair.declared] + pair.splice, edits: edits, ids: ids)
  }

  @Test("So many places are written for these dependencies", arguments: rows)
  func counts(row: Row) throws {
    let ways = try [Source(row.parameter), Source(row.splice)]
    let edits = ways.map { Edits($0, for: row.dependencies[0]) }
    try #require(edits.map(\.one) + edits.map(\.further) == row.edits)
    for (way, edits) in zip(ways, edits) {
      for further in row.dependencies.indices {
        let counted = way.edits(for: Array(row.dependencies[...further]))
        try #require(counted == edits.one + further * edits.further)
      }
    }
    proved("CPDI-113")
    for id in row.ids { proved(id) }
  }

  @Test("The table beside the guide has these numbers")
  func guideTable() throws {
    let table = try PageTable(with: "who shares it", in: "Chapters/22-SplicingRubric/More.md")
    #expect(table.rows == Self.rows.map { [$0.who] + $0.edits.map(String.init) })
  }

  @Test(
    "Each level more is two places by parameter and none by splice: the second one tips it",
    .proves("CPDI-44", "CPDI-54", "CPDI-55"))
  func deeper() async throws {
    let (parameter, splice) = ("Before/ReviewPageByParameter", "ReviewPage")
    for (levels, edits) in [[11, 13], [13, 13], [15, 13]].enumerated() {
      let ways = try [
        Source(["Before/ReviewFooterByParameter"], and: deeper(parameter, by: levels)),
        Source(["Stores", "ReviewFooter"], and: deeper(splice, by: levels)),
      ]
      #expect(ways.map { $0.edits(for: ["reviews"]) } == edits)
    }
    var files = [parameter: try deeper(parameter, by: 2), splice: try deeper(splice, by: 2)]
    for name in ["Stores", "ReviewFooter", "Before/ReviewFooterByParameter"] {
      files[name] = try Source.text(name)
    }
    #expect(try await Reach.refused(files, in: "deeper") == [])
  }

  /// This file, with so many more levels like `ReviewList` between the page and the row.
  private func deeper(_ file: String, by levels: Int) throws -> String {
    let parts = try Source.text(file).split(separator: "// snippet.between")
    let list = parts[1].split(separator: "// snippet.end", maxSplits: 1)
    let names = ["ReviewList"] + (0..<levels).map { "ReviewLevel\($0)" } + ["ReviewRow"]
    let lists = zip(names, names.dropFirst()).map {
      list[0].replacing("ReviewList", with: $0).replacing("ReviewRow", with: $1)
    }
    return parts[0] + lists.joined() + list[1]
  }

  @Test(
    "With fewer views it comes out even: eight of the feature, and seven of the static",
    .proves("CPDI-49", "CPDI-51", "CPDI-52"))
  func fewerViews() throws {
    let users = ["ProductCaption", "ProductStock", "ProductPrice"]
    func edits(_ row: Row, without count: Int) throws -> [Int] {
      try [row.parameter, row.splice].map {
        try Source($0).edits(for: row.dependencies, without: Set(users.prefix(count)))
      }
    }
    let (feature, day) = (Self.rows[4], Self.rows[5])
    #expect(try (1...2).map { try edits(feature, without: $0) } == [[19, 18], [17, 17]])
    #expect(try (1...3).map { try edits(day, without: $0) } == [[18, 16], [16, 15], [14, 14]])
  }

  @Test(
    "What the app brings saves most, then what many views share; what few share costs more",
    .proves("CPDI-47"))
  func savings() async throws {
    var saved: [Int] = []
    for pair in Pair.all.reversed() {
      let facts = try await Facts(of: pair, .internal)
      let ways = [facts.app, facts.splice.one].compactMap(\.self)
      saved += ways.map { facts.parameter.one - $0 }
    }
    #expect(saved == [11, 3, 2, -2, -8, -9])
  }

  @Test("A dozen calls in one file do the same, by parameter and by splice", .proves("CPDI-43"))
  func dozen() throws {
    let (first, second) = (Log(), Log())
    let sheet = Before.FactSheet(dependencies: App(log: first))
    let spliced = FactSheet(dependencies: .init(externalDependencies: App(log: second)))
    #expect(sheet.lines().count == 12)
    #expect(sheet.lines() == spliced.lines())
    try sheet.tap("price: 2.50")
    try spliced.tap("price: 2.50")
    #expect(first.lines == ["track: price"])
    #expect(second.lines == first.lines)
  }

  @Test(
    "Far down, every component on the way takes each dependency; spliced, none does",
    .proves("CPDI-44", "CPDI-45", "CPDI-65"))
  func parameters() {
    let app = App(log: Log())
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
    .proves("CPDI-43"))
  func noSplice() {
    let app = App(log: Log())
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
