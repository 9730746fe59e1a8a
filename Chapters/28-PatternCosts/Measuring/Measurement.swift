import Foundation

/// Measures the rows against each other, in this process.
final class Measurement {
  /// The total time of all rounds.
  private let time: Duration
  private let rows: [Row]
  /// The calls in a burst of each row, about eight microseconds. The shorter a burst, the less often it is
  /// interrupted.
  private var calls: [Int] = []
  /// Passed to the next burst, so the optimizer can't move the loop away from the clock.
  private var lastResult = 0

  init(rows: [Row], time: Duration = .seconds(5)) {
    (self.rows, self.time) = (rows, time)
    calls = rows.map { row in
      let once = (0..<9).map { _ in burst(100, of: row) }.firstQuartile
      return max(8, min(2_000, Int(8_000 / once)))
    }
  }

  /// The tables, with the time of a call in nanoseconds and as a multiple of the direct call's.
  func tables() -> String {
    let times = zip(rows.map(\.name), nanoseconds()).reduce(into: [:]) { $0[$1.0] = $1.1 }
    return Row.Table.allCases.map { table in
      let lines = rows.filter { $0.table == table }.map { row in
        let (time, direct) = (times[row.name] ?? 0, times[row.direct] ?? 1)
        let chapter = row.chapter.map { String(format: "%02d", $0) } ?? " -"
        return "\(chapter)  \(row.name.padding(toLength: 36, withPad: " ", startingAt: 0))"
          + String(format: "%8.1f %7.1fx\n", time, time / direct)
      }
      return "== \(table.rawValue) ==\nch  pattern                                   ns   direct\n"
        + lines.joined()
    }.joined(separator: "\n")
  }

  /// The time of a call in each row. A round has one burst for every row, in random order, so the processor
  /// reaches each row from a different one, and a disturbance affects all rows alike. The pause before each
  /// round lets the branch predictor forget what it has learned.
  private func nanoseconds() -> [Double] {
    var times = [[Double]](repeating: [], count: rows.count)
    let begin = ContinuousClock.now
    repeat {
      Thread.sleep(forTimeInterval: 0.0002)
      for index in rows.indices.shuffled() {
        times[index].append(burst(calls[index], of: rows[index]))
      }
    } while begin.duration(to: .now) < time
    return times.map(\.firstQuartile)
  }

  /// The time of one call in nanoseconds, with its iteration of the loop.
  private func burst(_ calls: Int, of row: Row) -> Double {
    let begin = ContinuousClock.now
    lastResult = row.answer(calls, lastResult & 1)
    return begin.duration(to: .now) / .nanoseconds(1) / Double(calls)
  }
}

extension [Double] {
  /// The first quartile: a disturbance makes a burst longer, never shorter.
  fileprivate var firstQuartile: Double { sorted()[(count - 1) / 4] }
}
