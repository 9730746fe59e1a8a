import TestSupport
import Testing
import ToolSupport

@testable import LabKit

@Suite("The table")
struct TableTests {
  @Test("It shows times, ratios and limits below each other, and a verdict in a word")
  func text() {
    let rows = [
      Row(
        what: "CarriedRequirements, built", time: .microseconds(4340),
        base: ("FN", .microseconds(3500)), limit: .ratio(3)),
      Row(
        what: "swift run Deps1", time: .seconds(330),
        base: ("hello", .seconds(200)), limit: .ratio(1.5)),
      Row(what: "workshop tour, built", time: .milliseconds(900), limit: .time(.seconds(1))),
      Row(what: "swift test, built", time: .milliseconds(15004), limit: .time(.seconds(15))),
    ]
    let report = Report(rows, notes: [], on: RecordingConsole())
    #expect(
      report.table == """
        what                            time   compared with  ratio    limit  verdict
        CarriedRequirements, built    4.3 ms       FN 3.5 ms  1.24x    3.00x  ok
        swift run Deps1             330.00 s  hello 200.00 s  1.65x    1.50x  OVER
        workshop tour, built        900.0 ms               -      -   1.00 s  ok
        swift test, built            15.00 s               -      -  15.00 s  OVER

        """)
    #expect(report.isOver)
    #expect(!Report([rows[0], rows[2]], notes: [], on: RecordingConsole()).isOver)
  }

  @Test("A time that is its limit is within it")
  func limit() {
    #expect(!Row(what: "a", time: .seconds(1), limit: .time(.seconds(1))).isOver)
    let base = ("b", Duration.seconds(10))
    #expect(!Row(what: "a", time: .seconds(15), base: base, limit: .ratio(1.5)).isOver)
  }

  @Test("The median of an even number of times lies between the two in the middle")
  func medians() {
    #expect(median(of: [.seconds(9), .milliseconds(1), .seconds(2)]) == .seconds(2))
    #expect(median(of: [8, 1, 3, 2].map { .seconds($0) }) == .milliseconds(2500))
  }

  @Test(
    "A percentile is the time at its nearest rank",
    arguments: [(1, 95, 1), (2, 50, 1), (2, 51, 2), (20, 95, 19), (21, 95, 20), (20, 1, 1)])
  func nearestRank(count: Int, percent: Int, rank: Int) {
    let times = (1...count).reversed().map { Duration.seconds($0) }
    #expect(percentile(percent, of: times) == .seconds(rank))
  }
}
