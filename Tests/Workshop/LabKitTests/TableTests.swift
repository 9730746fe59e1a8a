import Testing
import ToolSupport

@testable import LabKit

@Suite("The table")
struct TableTests {
  @Test("Columns are aligned, and what is over its limit is called OVER")
  func aligned() {
    let base = ("hello", Duration.milliseconds(4))
    let report = Report(
      [
        Row(what: "Deps1, built", time: .milliseconds(5), base: base, limit: .ratio(3)),
        Row(what: "tour", time: .milliseconds(1250), limit: .time(.seconds(1))),
      ], notes: [], on: RecordingConsole())
    #expect(
      report.table == """
        what            time  compared with  ratio   limit  verdict
        Deps1, built  5.0 ms   hello 4.0 ms  1.25x   3.00x  ok
        tour          1.25 s              -      -  1.00 s  OVER

        """)
    #expect(report.isOver)
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
