import Testing
import ToolSupport

@testable import LabKit

@Suite("The table")
struct TableTests {
  private let rows = [
    Row(
      what: "Deps1, built", median: .microseconds(4340),
      base: Row.Base(name: "FN", median: .microseconds(3500)),
      limit: .ratio(3, to: .microseconds(3500))),
    Row(
      what: "swift run Deps1", median: .seconds(33),
      base: Row.Base(name: "hello", median: .seconds(20)),
      limit: .ratio(1.6, to: .seconds(20))),
    Row(what: "workshop tour, built", median: .milliseconds(900), limit: .time(.seconds(1))),
    Row(what: "swift test, built", median: .milliseconds(15004), limit: .time(.seconds(15))),
  ]

  @Test("It shows figures, ratios and limits below each other, and a verdict in a word")
  func text() {
    #expect(
      Table(rows: rows).text(on: RecordingConsole()) == """
        what                    median  compared with  ratio    limit  verdict
        Deps1, built            4.3 ms      FN 3.5 ms  1.24x    3.00x  ok
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
      what: "swift run CarriedRequirements", median: .seconds(999),
      base: Row.Base(name: "hello", median: .seconds(999)),
      limit: .ratio(1.6, to: .seconds(999)))
    let lines = Table(rows: rows + [row]).text(on: RecordingConsole()).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("The table of verdicts fits 80 columns, and shows no percentile of a single time")
  func verdictTable() {
    let times = (1...20).map { Duration.milliseconds(50 * $0) }
    let rows = [
      TimesRow(what: "clone to first verdict", times: [.seconds(100)], limit: .seconds(60)),
      TimesRow(
        what: "check --all cold, each", times: times, limit: .milliseconds(525),
        tailLimit: .milliseconds(949)),
      TimesRow(what: "swift test, body edit", times: [.seconds(999)], base: .milliseconds(10_000)),
    ]
    #expect(
      VerdictTable(rows: rows).text(on: RecordingConsole()) == """
        what                      median     limit      95 %     limit   ratio  verdict
        clone to first verdict  100.00 s   60.00 s         -         -       -  OVER
        check --all cold, each  525.0 ms  525.0 ms  950.0 ms  949.0 ms       -  OVER
        swift test, body edit   999.00 s         -         -         -  99.90x  -

        """)
  }

  @Test("Times that are their limits are within them, and without limits nothing is over")
  func timesLimit() {
    let times = [Duration.seconds(1), .seconds(3)]
    #expect(!TimesRow(what: "a", times: times, limit: .seconds(2), tailLimit: .seconds(3)).isOver)
    #expect(TimesRow(what: "a", times: times, limit: .milliseconds(1999)).isOver)
    #expect(TimesRow(what: "a", times: times, tailLimit: .milliseconds(2999)).isOver)
    #expect(!TimesRow(what: "a", times: times, base: .seconds(1)).isOver)
  }
}
