import Foundation

/// Measures the rows against each other, in this process.
final class Measurement {
  /// How long all rounds take together.
  private let time: Duration
  private let rows: [Row]
  /// How many calls make a burst of each row: about eight microseconds. The shorter a burst, the less often
  /// it is interrupted.
  private var calls: [Int] = []
  /// What the last call returned. It is used again, so the optimizer can't move the loop away from the clock.
  private var last = 0

  init(rows: [Row], time: Duration = .seconds(5)) {
    (self.rows, self.time) = (rows, time)
    calls = rows.map { row in
      let once = (0..<9).map { _ in burst(100, of: row) }.quarter
      return max(8, min(2_000, Int(8_000 / once)))
    }
  }

  /// The tables with the time of each call in nanoseconds, and how many times that of the direct call it is.
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

  /// Of each row. A round has one burst of calls for every row, in random order. So the processor comes to
  /// each row from another one, and a disturbance of the machine meets all rows alike. The pause before each
  /// round lets the processor forget what it has learned about the jumps in the code.
  private func nanoseconds() -> [Double] {
    var times = [[Double]](repeating: [], count: rows.count)
    let begin = ContinuousClock.now
    repeat {
      Thread.sleep(forTimeInterval: 0.0002)
      for index in rows.indices.shuffled() {
        times[index].append(burst(calls[index], of: rows[index]))
      }
    } while begin.duration(to: .now) < time
    return times.map(\.quarter)
  }

  /// Nanoseconds for each of so many calls, with its turn of the loop.
  private func burst(_ calls: Int, of row: Row) -> Double {
    let begin = ContinuousClock.now
    last = row.answer(calls, last & 1)
    return begin.duration(to: .now) / .nanoseconds(1) / Double(calls)
  }
}

extension [Double] {
  /// What a quarter of them is below: a disturbance makes a burst longer, never shorter.
  fileprivate var quarter: Double { sorted()[(count - 1) / 4] }
}
