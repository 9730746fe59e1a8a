import Playground
import TestSupport
import Testing

@testable import SplicingRubric

@Suite("SplicingRubric: edits needed with parameters and with a splice")
struct CountTests {
  static let stores = ["reviews", "votes", "drafts"]

  /// A program in both versions, and the edits that its dependencies take in each.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The rubric's row that the program represents.
    let scope: MemoryScope?
    let dependencies: [String]
    /// The files of each version. The first splice file declares the dependencies.
    let parameter: [String]
    let splice: [String]
    /// The edits by parameter and by splice: for the first dependency, and for each further one.
    let edits: [Int]
    /// The claims that these figures prove, in addition to CPDI-113.
    let ids: [String]

    init(
      _ name: String, _ scope: MemoryScope? = nil, of dependencies: [String] = repository,
      parameter: [String], splice: [String], _ edits: [Int], _ ids: String...
    ) {
      (self.name, self.scope, self.dependencies) = (name, scope, dependencies)
      self.parameter = parameter
      self.splice = [dependencies == stores ? "Stores" : "ProductDataRepository"] + splice
      (self.edits, self.ids) = (edits, ids)
    }

    var testDescription: String { name }

    /// The edits for the first `count` dependencies, by parameter and by splice.
    func places(_ count: Int = 1, without absent: Set<String> = []) throws -> [Int] {
      try [parameter, splice].map {
        try Source($0).edits(for: Array(dependencies.prefix(count)), without: absent)
      }
    }
  }

  private static let repository = ["productDataRepository"]

  static let rows = [
    Row(
      "one view", .singleType, parameter: ["ProductDetailView"],
      splice: ["Before/SplicedProductDetailView"], [1, 10, 1, 3],
      "CPDI-40", "CPDI-43", "CPDI-60", "CPDI-61", "CPDI-62"),
    Row(
      "one file, a dozen calls", parameter: ["Before/FactSheetByParameter"], splice: ["FactSheet"],
      [14, 10, 14, 3], "CPDI-43"),
    Row(
      "a page and its child", .directDescendants, of: stores, parameter: ["ReviewForm"],
      splice: ["Before/SplicedReviewForm"], [3, 11, 3, 3],
      "CPDI-40", "CPDI-45", "CPDI-57", "CPDI-58", "CPDI-59"),
    Row(
      "two, far below", .nonAdjacentDescendants, of: stores,
      parameter: ["Before/ReviewPageByParameter", "Before/ReviewFooterByParameter"],
      splice: ["ReviewPage", "ReviewFooter"], [11, 13, 11, 4],
      "CPDI-44", "CPDI-45", "CPDI-54", "CPDI-55"),
    Row(
      "ten views of a feature", .entireFeature,
      parameter: ["Before/ProductPagesByParameter", "Before/ProductViewsByParameter"],
      splice: ["ProductPages", "ProductViews"], [21, 19, 21, 8]),
    Row(
      "the same ten, of a static", .global,
      parameter: ["Before/ProductOfTheDayByParameter", "Before/ProductViewsByParameter"],
      splice: ["ProductOfTheDayView", "ProductViews"], [20, 17, 20, 8]),
  ]

  @Test("A new dependency takes as many edits as the table lists", arguments: rows)
  func counts(row: Row) throws {
    for count in 0...row.dependencies.count {
      let places = (0...1).map { row.edits[$0] + (count - 1) * row.edits[$0 + 2] }
      try #require(try row.places(count) == places, "\(count) dependencies")
    }
    for id in ["CPDI-113"] + row.ids { proved(id) }
  }

  @Test("The table in More.md lists the counted edits")
  func guideTable() throws {
    let table = try PageTable(
      with: "who shares it", in: "\(chapterFolder("SplicingRubric"))/More.md")
    #expect(table.rows == Self.rows.map { [$0.name] + $0.edits.map(String.init) })
  }

  @Test(
    "Each intermediate view adds edits with parameters, but none with a splice",
    .proves("CPDI-44", "CPDI-54", "CPDI-55"))
  func deeper() throws {
    let page = Self.rows[3]
    let shorter = try (1...3).map { try page.places($0, without: ["ReviewList"]) }
    let table = try PageTable(
      with: "readers of each", in: "\(chapterFolder("SplicingRubric"))/More.md")
    #expect(table.rows.count == 4)
    for row in table.rows.map({ $0.compactMap(Int.init) }) {
      let (values, arguments, readers) = (row[0], row[1], row[2])
      let levels = arguments / values - 5
      #expect(readers == 2, "\(row)")
      let stated: [Int] = [values + 2 * arguments, 9 + (2 + readers) * values]
      #expect(Array(row.suffix(2)) == stated, "\(row)")
      let (places, less) = (try page.places(values), shorter[values - 1])
      #expect(row.suffix(2) == zip(places, less).map { $0 + levels * ($0 - $1) }, "\(row)")
    }
  }

  /// The ten views, and the three of the shipping screen.
  private static let thirteen = Row(
    "thirteen views", parameter: rows[4].parameter + ["Before/ShippingByParameter"],
    splice: rows[4].splice.dropFirst() + ["Shipping"], [27, 20])

  private static func guideTable() throws -> [[Int]] {
    try PageTable(
      with: "each view on the way", in: "\(chapterFolder("SplicingRubric"))/README.md"
    ).rows.map { $0.compactMap(Int.init) }
  }

  /// The edits by parameter and by splice, from the guide's table.
  private static func edits(onTheWay: Int, readers: Int) throws -> [Int] {
    try guideTable().map { $0[0] + onTheWay * $0[1] + readers * $0[2] }
  }

  @Test("The guide's table gives the edits of ten and of thirteen views")
  func guideEdits() throws {
    let stated = try Self.guideTable()
    try #require(stated == [[1, 2, 2], [13, 0, 1]])
    #expect(try Self.edits(onTheWay: 4, readers: 6) == Array(Self.rows[4].edits.prefix(2)))
    #expect(try Self.edits(onTheWay: 6, readers: 7) == Self.thirteen.edits)
    #expect(try Self.thirteen.places() == Self.thirteen.edits)
    let once = try Source(["ProductDataRepository", "ProductPages"]).edits(for: Self.repository)
    #expect(once == 13)
    for (view, index) in [("ShippingRow", 1), ("ProductCaption", 2)] {
      let less = zip(try Self.thirteen.places(), try Self.thirteen.places(without: [view]))
      #expect(less.map { $0 - $1 } == stated.map { $0[index] }, "\(view)")
    }
  }

  @Test("The splice's start is one protocol, six declarations and six lines of `ProductPages`")
  func start() throws {
    let file = try TestCheckout.source("\(chapterFolder("SplicingRubric"))/ProductPages.swift")
    let block = try file.declarations().filter {
      ["ProductPagesExternalDependencies", "SplicedProductPagesDependencies"].contains($0.name)
    }
    #expect(block.flatMap(\.withMembers).count == 6)
    let text = try TestCheckout.read("\(chapterFolder("SplicingRubric"))/ProductPages.swift")
    let feature = text.split(separator: "\n").drop { !$0.hasPrefix("final class ProductPages") }
    #expect(feature.count { $0.contains("xternalDependencies") } == 6)
  }

  @Test("At six arguments and one reader, both ways differ by one edit")
  func sixArguments() throws {
    let byTable = try Self.edits(onTheWay: 5, readers: 1)
    #expect(byTable == [13, 14])
    // With six readers, both are equal at nine arguments.
    #expect(try Self.edits(onTheWay: 3, readers: 6) == [19, 19])
    // Without the footer, three arguments lead to one reader. Three more are six edits by parameter.
    let reviews = try Self.rows[3].places(without: ["ReviewFooter", "WriteButton"])
    #expect([reviews[0] + 3 * 2, reviews[1]] == [13, 12])
  }

  @Test("Switching to a splice later pays after four notes, or ten with all edits")
  func lateSwitch() throws {
    let (ten, thirteen) = (Self.rows[4].edits, Self.thirteen.edits)
    let (deleted, written) = (ten[0], ten[1])
    let saved = thirteen[0] - deleted - (thirteen[1] - written)
    let views = try TestCheckout.read(
      "\(chapterFolder("SplicingRubric"))/Before/ProductViewsByParameter.swift")
    let reads = views.split(separator: "\n").count { $0.contains("productDataRepository.") }
    // The app's call of `ProductPages` gets another label.
    let all = written + deleted + reads + 1
    #expect([written, deleted, reads, saved] == [19, 21, 6, 5])
    #expect([written, all].map { ($0 + saved - 1) / saved } == [4, 10])
    let page = try TestCheckout.read("\(chapterFolder("SplicingRubric"))/README.md")
    #expect(page.contains("costs all \(written) edits of the splice"))
    #expect(page.contains("delete the \(deleted) of the parameters, and change six reads"))
    let sentence =
      "after four of them you have saved what you wrote, and after ten all that you touched"
    #expect(page.contains(sentence))
  }

  @Test("A splice leaves the views above the shipping note unchanged")
  func viewsAbove() throws {
    func code(_ file: String) throws -> [String] {
      let text = try TestCheckout.read("\(chapterFolder("SplicingRubric"))/\(file).swift")
      return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    func above(_ lines: [String]) -> [String] {
      lines.drop { !$0.hasPrefix("typealias") }
        .prefix { !$0.hasPrefix("typealias ShippingNoteDependencies") }.map(\.self)
    }
    let earlier = above(try code("Before/ShippingWithoutRepository"))
    #expect(earlier.count > 10)
    #expect(above(try code("Shipping")) == earlier)
    let byParameter = try code("Before/ShippingByParameter")
    #expect(byParameter.count { $0 == "let productDataRepository: ProductDataRepository" } == 3)
  }

  @Test(
    "A splice needs fewer edits beyond eight views",
    .proves("CPDI-49", "CPDI-51", "CPDI-52"))
  func fewerViews() throws {
    let views = ["ProductCaption", "ProductStock", "ProductPrice"]
    func places(_ row: Row, without count: Int) throws -> [Int] {
      try row.places(without: Set(views.prefix(count)))
    }
    let (feature, day) = (Self.rows[4], Self.rows[5])
    #expect(try (1...2).map { try places(feature, without: $0) } == [[19, 18], [17, 17]])
    #expect(try (1...3).map { try places(day, without: $0) } == [[18, 16], [16, 15], [14, 14]])
  }

  /// The edits that the ten views take if the app's container has the repository.
  static func placesInTheApp() throws -> Int {
    try Source(["ProductDataRepository", "Before/InTheApp", "ProductViews"])
      .edits(for: repository)
  }

  @Test("Putting dependencies in the app's container saves the most edits", .proves("CPDI-47"))
  func savings() throws {
    let spliced = Self.rows.filter { $0.scope != nil }.reversed()
      .map { $0.edits[0] - $0.edits[1] }
    #expect([20 - (try Self.placesInTheApp())] + spliced == [11, 3, 2, -2, -8, -9])
  }

  @Test("Passing three stores as one struct takes five arguments")
  func bundle() throws {
    let file = try TestCheckout.source(
      "\(chapterFolder("SplicingRubric"))/InYourApp/ReviewPage.swift")
    let views = ["ReviewList", "ReviewRow", "ReviewActions", "ReviewFooter", "WriteButton"]
    let labels = views.flatMap { file.calls(of: $0) }.flatMap(\.arguments).compactMap(\.label)
    #expect(labels.count { $0 == "stores" } == 5)
    #expect(!labels.contains { Self.stores.contains($0) })
  }

  @Test("The ten views of a feature take the repository in ten arguments")
  func featureArguments() throws {
    let row = Self.rows[4]
    let files = try row.parameter.map {
      try TestCheckout.source("\(chapterFolder("SplicingRubric"))/\($0).swift")
    }
    let views = [
      "Overview", "Header", "Title", "Rating", "Offer", "Price", "Stock", "Gallery", "ImageView",
      "Caption",
    ].map { "Product\($0)" }
    let labels = files.flatMap { file in views.flatMap { file.calls(of: $0) } }
      .flatMap(\.arguments).compactMap(\.label)
    #expect(labels.count { $0 == "productDataRepository" } == 10)
  }

  @Test("A sheet works the same with parameters and with a splice", .proves("CPDI-43"))
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
    "Intermediate views take every store as parameters, but none with a splice",
    .proves("CPDI-44", "CPDI-45", "CPDI-65"))
  func parameters() {
    let app = App(log: Log())
    let page = Before.ReviewPage(dependencies: app)
    let spliced = ReviewPage(dependencies: .init(externalDependencies: app))
    #expect(page.steps.map { parameterCount(of: $0.child) } == [4, 4, 4, 4, 4])
    #expect(spliced.steps.map { parameterCount(of: $0.child) } == [1, 1, 1, 1, 1])
    for store in Self.stores {
      #expect(
        argumentArrows(for: store, in: page.steps) == [
          "ReviewPage.\(store) -> ReviewList", "ReviewList.\(store) -> ReviewRow",
          "ReviewRow.\(store) -> ReviewActions", "ReviewPage.\(store) -> ReviewFooter",
          "ReviewFooter.\(store) -> WriteButton",
        ])
      #expect(argumentArrows(for: store, in: spliced.steps) == [])
    }
    #expect(parameterCount(of: spliced.dependencies) == 4)
  }

  @Test(
    "A page and its child need only parameters, not a splice",
    .proves("CPDI-43"))
  func noSplice() {
    let app = App(log: Log())
    let form = ReviewForm(dependencies: app)
    #expect(type(of: form.button.dependencies) == App.self)
    #expect(parameterCount(of: form.button) == 4)
    #expect(Self.stores.flatMap { argumentArrows(for: $0, in: [(form, form.button)]) }.count == 3)
    let view = ProductDetailView(
      dependencies: app, productDataRepository: ProductDataRepository())
    #expect(type(of: view.dependencies) == App.self)
    #expect(parameterCount(of: view) == 2)
  }
}
