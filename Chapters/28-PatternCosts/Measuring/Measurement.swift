import Foundation

/// Measures rows against each other.
struct Measurement {
  /// How many samples of each row there are: at least 100.
  var samples = 120
  /// How many bursts make a sample.
  var bursts = 32
  /// How many nanoseconds a burst takes: the shorter, the less often it is interrupted.
  var burst = 8_000.0

  private let rows: [Row]
  /// How many calls make a burst of each row.
  private let calls: [Int]
  private let clock = Clock()

  init(rows: [Row]) {
    self.rows = rows
    let (clock, burst) = (clock, burst)
    calls = rows.map { row in
      let once = (0..<9).map { _ in clock.nanoseconds(100, row.answer) }.median
      return Swift.max(50, Swift.min(2_000, Int(burst / once)))
    }
  }

  /// The figures in the order of the rows, and the loop's own nanoseconds.
  func figures() -> (figures: [Figure], loop: Double) {
    let (costs, loops) = costs()
    let (doubled, twoThreads) = (doubled(), twoThreads())
    let allocations = Allocations()
    let figures = rows.indices.map { index in
      let row = rows[index]
      let direct = rows.firstIndex { $0.name == row.direct } ?? index
      let ratios = zip(costs[index], costs[direct]).map { $0 / $1 }
      return Figure(
        table: row.table, chapter: row.chapter, pattern: row.name,
        nanoseconds: costs[index].median, spread: ratios.spread, timesDirect: ratios.median,
        addedNanoseconds: zip(costs[index], costs[direct]).map { $0 - $1 }.median,
        allocations: allocations?.perCall(row), twoThreads: twoThreads[index],
        isHonest: (1.8...2.2).contains(doubled[index]) && answersLike(rows[direct], row),
        sharing: row.sharing, limit: row.limit)
    }
    return (figures, loops.median)
  }

  // snippet.rounds
  /// The samples of each row, without the loop's own time, and those of the loop.
  ///
  /// A round has one burst of every row, in random order. So each row finds a processor that has just
  /// learned something else, and the direct call of a round is as well or badly off as the others in it. A
  /// pause before each round lets it forget: otherwise it can stay for a whole run with one way to guess.
  private func costs() -> (rows: [[Double]], loops: [Double]) {
    let loop = rows.count
    var samples = [[Double]](repeating: [], count: rows.count + 1)
    for _ in 0..<self.samples {
      var times = [[Double]](repeating: [], count: rows.count + 1)
      for _ in 0..<bursts {
        Thread.sleep(forTimeInterval: 0.0002)
        for index in (0...loop).shuffled() {
          times[index].append(
            index == loop
              ? clock.nanoseconds(2_000, clock.nobodyAsked)
              : clock.nanoseconds(calls[index], rows[index].answer))
        }
      }
      for index in 0...loop { samples[index].append(times[index].middle) }
    }
    let loops = samples.removeLast()
    return (samples.map { zip($0, loops).map { $0 - $1 } }, loops)
  }
  // snippet.end

  /// How much longer twice the calls take. A call that the optimiser took out of the loop would not.
  private func doubled() -> [Double] {
    var ratios = [[Double]](repeating: [], count: rows.count)
    for _ in 0..<samples {
      for index in rows.indices.shuffled() {
        let once = clock.nanoseconds(calls[index], rows[index].answer)
        let twice = 2 * clock.nanoseconds(2 * calls[index], rows[index].answer)
        ratios[index].append(twice / once)
      }
    }
    return ratios.map(\.median)
  }

  private func answersLike(_ direct: Row, _ row: Row) -> Bool {
    let start = Int.random(in: 0..<1_000_000)
    return row.answer(1_000, start) == direct.answer(1_000, start)
  }

  /// How much longer a call takes while another thread calls the same object.
  private func twoThreads() -> [Double?] {
    let second = SecondThread(rows: rows)
    defer { second.end() }
    var ratios = [[Double]](repeating: [], count: rows.count)
    for _ in 0..<samples {
      for index in rows.indices.shuffled() where rows[index].sharing != .mainActor {
        let alone = clock.nanoseconds(calls[index], rows[index].answer)
        let together = second.whileCalling(index) {
          clock.nanoseconds(calls[index], rows[index].answer)
        }
        ratios[index].append(together / alone)
      }
    }
    return ratios.map { $0.isEmpty ? nil : $0.median }
  }
}
