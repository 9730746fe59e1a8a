import Testing
import WorkshopKit

@testable import LabKit

@Suite("The table")
struct TableTests {
  private let rows = [
    Row(
      what: "Deps1, built", median: .microseconds(4340), hello: .microseconds(3500),
      limit: .time(.milliseconds(10))),
    Row(
      what: "swift run Deps1", median: .seconds(33), hello: .seconds(20),
      limit: .ratio(1.6, to: .seconds(20))),
    Row(what: "workshop tour, built", median: .milliseconds(900), limit: .time(.seconds(1))),
    Row(what: "swift test, built", median: .milliseconds(15004), limit: .time(.seconds(15))),
  ]

  @Test("It shows figures, ratios and limits below each other, and a verdict in a word")
  func text() {
    #expect(
      Table(rows: rows).text(on: Page()) == """
        what                    median  compared with  ratio    limit  verdict
        Deps1, built            4.3 ms   hello 3.5 ms  1.24x  10.0 ms  ok
        swift run Deps1        33.00 s  hello 20.00 s  1.65x    1.60x  OVER
        workshop tour, built  900.0 ms              -      -   1.00 s  ok
        swift test, built      15.00 s              -      -  15.00 s  OVER

        """)
  }

  @Test("A figure that is its limit is within it")
  func limit() {
    #expect(!Row(what: "a", median: .seconds(1), limit: .time(.seconds(1))).isOver)
    #expect(!Row(what: "a", median: .seconds(16), limit: .ratio(1.6, to: .seconds(10))).isOver)
  }

  @Test("The longest name of a chapter and long times still fit 80 columns")
  func width() {
    let row = Row(
      what: "swift run CarriedRequirements", median: .seconds(999), hello: .seconds(999),
      limit: .ratio(1.6, to: .seconds(999)))
    let lines = Table(rows: rows + [row]).text(on: Page()).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
