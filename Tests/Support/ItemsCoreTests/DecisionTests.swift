import ItemsCore
import Testing

@Suite("ItemsCore without test doubles")
struct DecisionTests {
  private static let tea = Item(id: 7, name: "tea", cents: 250)
  private static let milk = Item(id: 9, name: "milk", cents: 120)
  private static let noon = Duration.seconds(1_000_000)
  private static let kept = CachedItems(savedAt: noon, items: [tea])

  private func lines(_ cents: Int, after seconds: Int = 0) -> [String] {
    let item = Item(id: 7, name: "tea", cents: cents)
    return decide(answer: [item], kept: Self.kept, now: Self.noon + .seconds(seconds)).lines
  }

  @Test("The server's answer is displayed and cached with its time")
  func answer() {
    #expect(
      decide(answer: [Self.tea, Self.milk], kept: nil, now: Self.noon)
        == Decision(
          lines: ["tea 250", "milk 120"],
          keep: CachedItems(savedAt: Self.noon, items: [Self.tea, Self.milk])))
  }

  @Test("An empty answer from the server hides the cached items")
  func emptyAnswer() {
    #expect(decide(answer: [], kept: Self.kept, now: Self.noon) == Decision(lines: []))
    #expect(
      decide(answer: [], kept: nil, now: Self.noon)
        == Decision(lines: [], keep: CachedItems(savedAt: Self.noon, items: [])))
  }

  @Test(
    "A lower cached price is honored for one day",
    arguments: [
      (0, "tea 250, 30 off"), (3_600, "tea 250, 30 off"), (86_399, "tea 250, 30 off"),
      (86_400, "tea 280"), (-1, "tea 280"),
    ])
  func discount(seconds: Int, line: String) {
    #expect(lines(280, after: seconds) == [line])
  }

  @Test("An item gets no discount if it's new or its price fell")
  func noDiscount() {
    #expect(lines(250) == ["tea 250"])
    #expect(lines(200) == ["tea 200"])
    #expect(decide(answer: [Self.milk], kept: Self.kept, now: Self.noon).lines == ["milk 120"])
  }

  @Test("`decide` replaces cached prices only after a day")
  func keep() {
    func keep(after seconds: Int) -> CachedItems? {
      decide(answer: [Self.milk], kept: Self.kept, now: Self.noon + .seconds(seconds)).keep
    }
    #expect(keep(after: 86_399) == nil)
    let day = Self.noon + .seconds(86_400)
    #expect(keep(after: 86_400) == CachedItems(savedAt: day, items: [Self.milk]))
  }

  @Test(
    "Cached items are displayed for a day if the server doesn't answer",
    arguments: [
      (0, ["tea 250"]), (86_399, ["tea 250"]), (86_400, ["No items."]), (-1, ["No items."]),
    ])
  func kept(seconds: Int, lines: [String]) {
    #expect(
      decide(answer: nil, kept: Self.kept, now: Self.noon + .seconds(seconds))
        == Decision(lines: lines))
  }

  @Test("The list is empty if neither server nor cache provides items")
  func nothing() {
    #expect(
      decide(answer: nil, kept: nil, now: Self.noon) == Decision(lines: ["No items."]))
  }
}
