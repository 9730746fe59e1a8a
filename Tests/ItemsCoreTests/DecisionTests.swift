import ItemsCore
import Testing

@Suite("ItemsCore, alone: no double in this file")
struct DecisionTests {
  private static let tea = Item(id: 7, name: "tea")
  private static let ale = Item(id: 9, name: "ale")
  private static let noon = Duration.seconds(1_000_000)

  @Test("An answer is shown, and kept with the time")
  func answer() {
    #expect(
      decide(answer: [Self.tea, Self.ale], kept: nil, now: Self.noon)
        == Decision(
          lines: ["tea", "ale"], keep: Kept(items: [Self.tea, Self.ale], time: Self.noon)))
  }

  @Test("An answer that is empty is an answer: what was kept does not come back")
  func emptyAnswer() {
    let kept = Kept(items: [Self.tea], time: Self.noon)
    #expect(
      decide(answer: [], kept: kept, now: Self.noon)
        == Decision(lines: [], keep: Kept(items: [], time: Self.noon)))
  }

  @Test(
    "Without an answer, what was kept is shown for a day, with its age",
    arguments: [
      (0, ["As of 0 h ago:", "tea"]), (3_599, ["As of 0 h ago:", "tea"]),
      (3_600, ["As of 1 h ago:", "tea"]), (86_399, ["As of 23 h ago:", "tea"]),
      (86_400, ["No items."]), (-1, ["No items."]),
    ])
  func kept(seconds: Int, lines: [String]) {
    let kept = Kept(items: [Self.tea], time: Self.noon)
    #expect(
      decide(answer: nil, kept: kept, now: Self.noon + .seconds(seconds))
        == Decision(lines: lines))
  }

  @Test("With neither there are no items, and nothing is kept")
  func nothing() {
    #expect(
      decide(answer: nil, kept: nil, now: Self.noon) == Decision(lines: ["No items."]))
  }
}
