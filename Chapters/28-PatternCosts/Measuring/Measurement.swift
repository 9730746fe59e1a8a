/// Measures rows against each other.
struct Measurement {
  /// How many samples of each row: at least 100.
  var samples = 120
  /// How long a burst of calls takes. Short bursts depend on how the processor begins to guess: the same
  /// machine code then takes 9 or 12 cycles. In a long one it has learned.
  var burst = 200_000.0

  private let clock = Clock()
  private let rows: [Row]

  init(rows: [Row]) { self.rows = rows }

  private struct Samples {
    var nanoseconds: [Double] = []
    var timesDirect: [Double] = []
    var added: [Double] = []
    var doubled: [Double] = []
    var twoThreads: [Double] = []
  }

  /// The figures in the order of the rows, and the loop's own time.
  func figures() -> (figures: [Figure], loop: Double) {
    let calls = rows.map(callsInABurst)
    var all = rows.map { _ in Samples() }
    var loops: [Double] = []
    for _ in 0..<samples {
      let loop = best(100_000, Clock.nobodyAsked)
      loops.append(loop)
      // In another order each time: no row always comes after the same one.
      for index in rows.indices.shuffled() {
        let direct = direct(of: index)
        let beside = best(calls[direct], rows[direct].answer) - loop
        let row = best(calls[index], rows[index].answer) - loop
        all[index].nanoseconds.append(row)
        all[index].timesDirect.append(row / beside)
        all[index].added.append(row - beside)
      }
    }
    for _ in 0..<10 {
      for index in rows.indices.shuffled() {
        let once = best(calls[index], rows[index].answer)
        let twice = best(2 * calls[index], rows[index].answer)
        all[index].doubled.append(twice / once)
      }
    }
    measureTwoThreads(calls, &all)
    let allocations = Allocations()
    let figures = rows.indices.map { index in
      figure(rows[index], all[index], allocations?.perCall(rows[index]))
    }
    return (figures, loops.median)
  }

  /// The shortest of three bursts: whatever disturbs one makes it longer, never shorter.
  private func best(_ calls: Int, _ answer: (Int, Int) -> Int) -> Double {
    (0..<3).map { _ in clock.nanoseconds(calls, answer) }.min()!
  }

  private func callsInABurst(_ row: Row) -> Int {
    max(100, Int(burst / best(1_000, row.answer)))
  }

  private func direct(of index: Int) -> Int {
    rows.firstIndex { $0.name == rows[index].direct }!
  }

  private func measureTwoThreads(_ calls: [Int], _ all: inout [Samples]) {
    let second = SecondThread(rows: rows)
    for _ in 0..<samples {
      for index in rows.indices.shuffled() where rows[index].sharing != .mainActor {
        let alone = best(calls[index], rows[index].answer)
        let together = second.whileCalling(index) { best(calls[index], rows[index].answer) }
        all[index].twoThreads.append(together / alone)
      }
    }
    second.end()
  }

  private func figure(_ row: Row, _ samples: Samples, _ allocations: Double?) -> Figure {
    let start = Int.random(in: 0..<1_000)
    let direct = rows.first { $0.name == row.direct }!
    let isRight = row.answer(1_000, start) == direct.answer(1_000, start)
    return Figure(
      table: row.table, chapter: row.chapter, pattern: row.name,
      nanoseconds: samples.nanoseconds.median, spread: samples.timesDirect.spread,
      timesDirect: samples.timesDirect.median, addedNanoseconds: samples.added.median,
      allocations: allocations,
      twoThreads: samples.twoThreads.isEmpty ? nil : samples.twoThreads.median,
      isHonest: isRight && (0.9...1.1).contains(samples.doubled.median),
      sharing: row.sharing, limit: row.limit)
  }
}
