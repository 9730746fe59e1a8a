import Playground
import TestSupport
import Testing
import TextUI

@testable import FeatureDependencies

/// The chapter's four levels, from the top.
enum Chain {
  static let levels = ["ShopView", "CategoryView", "ProductListView", "PromotionView"]
}

@Suite("FeatureDependencies: four levels of views and the app's banner")
struct ChainTests {
  private let tracker = Log()
  private var deal: Vending.App<DealBanner> {
    Vending.App(tracker: tracker, banner: DealBanner(deal: Deal(name: "tea", cents: 199)))
  }

  @Test(
    "The lowest view shows the app's banner and tracks taps on it",
    .proves("CPDI-18", "CPDI-108"))
  func anyBanner() throws {
    let deals = ShopView(dependencies: deal)
    #expect(deals.lines() == ["Today tea for 199 cents"])
    try deals.tap("Today tea for 199 cents")
    let friends = ShopView(
      dependencies: Vending.App(tracker: tracker, banner: Text("Grace is here")))
    #expect(friends.lines() == ["Grace is here"])
    try friends.tap("Grace is here")
    #expect(tracker.lines == ["track: promotion", "track: promotion"])
  }

  @Test(
    "Every view's type contains the type of the app's banner",
    .proves("CPDI-18", "CPDI-103", "CPDI-108"))
  func keepsTheType() {
    typealias App = Vending.App<DealBanner>
    let shop = ShopView(dependencies: deal)
    #expect(type(of: shop) == ShopView<App>.self)
    #expect(type(of: shop.body) == CategoryView<App>.self)
    #expect(type(of: shop.body.body) == ProductListView<App>.self)
    #expect(type(of: shop.body.body.body) == PromotionView<App>.self)
    #expect("\(type(of: shop.body.body.body.body))" == "Changed<DealBanner>")
  }

  @Test(
    "The upper three views compile unchanged if the lowest drops the banner", .proves("CPDI-18"))
  func upperLevelsAreUntouched() async throws {
    let lowest = """
      import TextUI

      typealias PromotionViewDependencies = TrackingDependency

      struct PromotionView<Dependencies: PromotionViewDependencies>: View {
        let dependencies: Dependencies

        var body: some View {
          Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
        }
      }

      func shop(_ tracking: some TrackingDependency) -> some View {
        ShopView(dependencies: tracking)
      }
      """
    let folder = try TestCheckout.folder("Chain", files: ["PromotionView.swift": lowest])
    let chapter = chapterFolder("FeatureDependencies")
    let upper = Chain.levels.dropLast().map { "\(chapter)/Chain/\($0).swift" }
    #expect(
      try await Compiler.errors(
        ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"]
          + upper + ["\(chapter)/Services.swift", "\(folder)/PromotionView.swift"]) == nil)
  }

  @Test("Four `any`-based views work as long as no dependency is generic", .proves("CPDI-103"))
  func existential() throws {
    let shop = Before.ShopView(dependencies: OnlyTracking(tracker: tracker))
    #expect(shop.lines() == ["Deals"])
    try shop.tap("Deals")
    #expect(tracker.lines == ["track: promotion"])
    #expect(type(of: shop) == Before.ShopView.self)
  }

  @Test("A generic parent can create a child that takes `any`", .proves("CPDI-104", "CPDI-E16"))
  func fromTheTop() {
    let shop = FromTheTop.ShopView(dependencies: OnlyTracking(tracker: tracker))
    #expect(shop.lines() == ["Deals"])
    #expect(type(of: shop) == FromTheTop.ShopView<OnlyTracking>.self)
    #expect(type(of: shop.body) == FromTheTop.CategoryView.self)
  }

  @Test("A view that wraps the banner in `AnyView` can take `any`", .proves("CPDI-104", "CPDI-E16"))
  func erased() throws {
    let erased = Erased.PromotionView(dependencies: deal)
    #expect(erased.lines() == PromotionView(dependencies: deal).lines())
    try erased.tap("Today tea for 199 cents")
    #expect(tracker.lines == ["track: promotion"])
    #expect(type(of: erased) == Erased.PromotionView.self)
    #expect("\(type(of: erased.body))" == "Changed<AnyView>")
  }

  @Test(
    "A generic function opens an `any` value and returns an erased view", .proves("CPDI-E16"))
  func opened() throws {
    let shop = AnyParent.ShopView(dependencies: OnlyTracking(tracker: tracker))
    #expect(shop.lines() == ["Product Detail Page", "[Add to cart]"])
    try shop.tap("Add to cart")
    #expect(tracker.lines == ["track: addToCart"])
    #expect(type(of: shop) == AnyParent.ShopView.self)
    #expect(type(of: shop.body) == AnyView.self)
  }
}

@Suite("FeatureDependencies: views made generic from the lowest up")
struct LadderTests {
  /// How many levels are generic, counted from the lowest, and the view that has the errors.
  struct Rung {
    let generic: Int
    let errorIn: String
  }

  static let rungs = [
    Rung(generic: 0, errorIn: "PromotionView"),
    Rung(generic: 1, errorIn: "ProductListView"),
    Rung(generic: 2, errorIn: "CategoryView"),
    Rung(generic: 3, errorIn: "ShopView"),
  ]

  @Test(
    "The compiler errors move to the parent of each view that becomes generic", arguments: rungs)
  func rung(rung: Rung) async throws {
    let errors = try #require(try await errors(generic: rung.generic))
    let files = Set(errors.matches(of: #/(\w+)\.swift:\d+:\d+: error:/#).map { String($0.1) })
    try #require(files == [rung.errorIn])
    proved("CPDI-104", "CPDI-E16")
  }

  @Test("Four generic views compile without errors", .proves("CPDI-104"))
  func top() async throws { #expect(try await errors(generic: 4) == nil) }

  /// The compiler's errors if the upper levels of the chapter's chain take `any`. In each of them, only
  /// the property and the type parameter change.
  private func errors(generic: Int) async throws -> String? {
    let chapter = chapterFolder("FeatureDependencies")
    var files: [String: String] = [:]
    for (height, level) in Chain.levels.reversed().enumerated() {
      let text = try TestCheckout.read("\(chapter)/Chain/\(level).swift")
      let erased = text.replacing("<Dependencies: \(level)Dependencies>", with: "")
        .replacing(": Dependencies\n", with: ": any \(level)Dependencies\n")
      try #require(erased != text)
      files["\(level).swift"] = height < generic ? text : erased
    }
    let folder = try TestCheckout.folder("Ladder\(generic)", files: files)
    return try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"]
        + ["Services", "Chain/BannerVendingDependency"].map { "\(chapter)/\($0).swift" }
        + files.keys.map { "\(folder)/\($0)" })
  }

  @Test("The guide's table lists the view with errors at each step")
  func guide() throws {
    let guide = "\(chapterFolder("FeatureDependencies"))/README.md"
    #expect(
      try PageTable(with: "generic levels", in: guide).rows.map { Array($0.prefix(2)) }
        == Self.rungs.map { ["\($0.generic)", $0.errorIn] } + [["4", "nowhere"]])
  }
}
