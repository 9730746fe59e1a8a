import Foundation

/// Measures rows against each other, in this process.
struct Measurement {
  /// How long all rounds take together, so that it ends in time where the machine never rests.
  static let time = Duration.milliseconds(1_200)
  /// How many nanoseconds a burst takes: the shorter, the less often it is interrupted.
  static let burst = 8_000.0

  /// What a process has found.
  struct Findings: Codable {
    /// Of a call of each row, in their order, with its turn of the loop.
    let nanoseconds: [Double]
    /// The same, while another thread calls the same object: for the units in which threads can meet.
    let shared: [Unit: Double]
    let rounds: Int
  }

  private let rows: [Row]
  /// How many calls make a burst of each row.
  private let calls: [Int]
  private let clock = Clock()

  init(rows: [Row]) {
    self.rows = rows
    let clock = clock
    calls = rows.map { row in
      let once = (0..<9).map { _ in clock.nanoseconds(100, row.answer) }.median
      return Swift.max(8, Swift.min(2_000, Int(Self.burst / once)))
    }
  }

  /// A round has one burst of calls for every row, in random order. So the processor comes to each row
  /// from another one, and a disturbance of the machine meets all rows alike. The pause before each round
  /// lets the processor forget what it has learned about the jumps in the code.
  func findings() -> Findings {
    var times = [[Double]](repeating: [], count: rows.count)
    var rounds = 0
    let begin = ContinuousClock.now
    repeat {
      Thread.sleep(forTimeInterval: 0.0002)
      for index in rows.indices.shuffled() {
        times[index].append(clock.nanoseconds(calls[index], rows[index].answer))
      }
      rounds += 1
    } while begin.duration(to: .now) < Self.time
    return Findings(nanoseconds: times.map(\.quarter), shared: shared(), rounds: rounds)
  }

  private func shared() -> [Unit: Double] {
    let units = rows.indices.filter { rows[$0].table == .units }
    var shared: [Unit: Double] = [:]
    for (unit, index) in zip(Unit.allCases, units) where unit == .load || unit == .atomic {
      let second = SecondThread(rows[index])
      defer { second.end() }
      let times = (0..<200).compactMap { _ in
        second.during { clock.nanoseconds(calls[index], rows[index].answer) }
      }
      shared[unit] = times.isEmpty ? nil : times.median
    }
    return shared
  }
}
