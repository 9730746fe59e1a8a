import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

@Test(
  "An item costs 10% less on Monday",
  .dependencies {
    $0[TodayKey.self] = .monday
    $0[PricesKey.self] = PriceClient { _ in 1000 }
  })
func mondayDeal() {
  #expect(CheckoutPage().total(of: ["tea", "mug"]) == 1800)
}

@Suite(
  "TaskLocalDependencies: values of a test",
  .dependencies { $0[PricesKey.self] = PriceClient { _ in 1000 } })
struct TraitTests {
  @Test(
    "A suite's and a test's values reach the innermost cart line",
    .dependencies { $0[TodayKey.self] = .tuesday }, .proves("OURS-301"))
  func suiteAndTest() {
    #expect(CheckoutPage().total(of: ["tea", "mug"]) == 2000)
  }

  @Test("The page and the list don't mention the day or the prices", .proves("OURS-301"))
  func levelsBetween() throws {
    let file = "\(chapterFolder("TaskLocalDependencies"))/Checkout.swift"
    let source = try TestCheckout.source(file)
    let names = ["CheckoutPage", "CartList"]
    let levels = try source.declarations().filter { names.contains($0.name) }
    #expect(levels.count == 2)
    let identifiers = levels.flatMap { source.words(in: $0.range) }.map { $0.lowercased() }
    #expect(identifiers.contains("cartline"))
    #expect(!identifiers.contains { $0.contains(#/today|day|price|dependenc/#) })
  }

  @Test("Two tests that run at once don't see each other's values", .proves("OURS-303"))
  func overlapping() async throws {
    let test = try #require(Test.current)
    let (bothHaveSet, bothHaveRead) = (Gate(2), Gate(2))
    let totals = Log()
    func run(on day: Weekday) async throws {
      let trait = DependenciesTrait { $0[TodayKey.self] = day }
      try await trait.provideScope(for: test, testCase: nil) {
        await bothHaveSet.pass()
        totals.note("\(day): \(CheckoutPage().total(of: ["tea"]))")
        await bothHaveRead.pass()
      }
    }
    async let monday: Void = run(on: .monday)
    async let friday: Void = run(on: .friday)
    _ = try await (monday, friday)
    #expect(totals.lines.sorted() == ["friday: 1000", "monday: 900"])
  }

  @Test("A test that reads an unset value fails with the value's key", .proves("OURS-310"))
  func namesTheKey() {
    withKnownIssue {
      #expect(CheckoutPage().total(of: ["tea"]) == 1000)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["No value is set for TodayKey."]
    }
  }

  @Test(
    "A test gets the test value instead of the live one",
    .dependencies { $0.reportMissing = { _ in } }, .proves("OURS-310"))
  func neverLive() {
    struct LivesOnly: DependencyKey {
      static let live = "live"
      static let test = "test"
    }
    @Dependency(LivesOnly.self) var value
    #expect(value == "test")
  }

  @Test("A test's values end with the test")
  func fresh() async throws {
    let test = try #require(Test.current)
    try await DependenciesTrait { $0[TodayKey.self] = .monday }
      .provideScope(for: test, testCase: nil) {}
    #expect(DependencyValues.current[TodayKey.self] == nil)
    #expect(DependencyValues.current[PricesKey.self] != nil)
  }
}
