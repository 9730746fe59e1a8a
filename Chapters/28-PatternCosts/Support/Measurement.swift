import Foundation

/// Measures rows against each other, in this process.
struct Measurement {
  /// How many samples of each row there are.
  static let samples = 30
  /// How many rounds make a sample, each with one burst of every row.
  static let rounds = 32
  /// How many nanoseconds a burst takes: the shorter, the less often it is interrupted.
  static let burst = 8_000.0

  /// What was measured together, in nanoseconds.
  struct Sample: Codable {
    /// A call of each row, without the loop.
    let costs: [Double]
    /// A turn of the loop that asks nobody.
    let loop: Double
    /// A turn of the loop that needs the whole core.
    let wholeCore: Double
  }

  /// What a process has found, each list in the order of the rows.
  struct Findings: Codable {
    let samples: [Sample]
    /// How much longer twice the calls take.
    let doubled: [Double]
    /// Whether the answers are those of the direct call.
    let isRight: [Bool]
    /// How much longer a call takes while another thread calls the same object; nil where no other may.
    let twoThreads: [Double?]
    /// Heap allocations of a call; nil if nobody counts them.
    let allocations: [Double?]
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
      return Swift.max(50, Swift.min(2_000, Int(Self.burst / once)))
    }
  }

  func findings() -> Findings {
    let allocations = Allocations()
    return Findings(
      samples: (0..<Self.samples).map { _ in sample() }, doubled: doubled(),
      isRight: rows.map { row in
        answersLike(rows.first { $0.name == row.direct } ?? row, row)
      },
      twoThreads: twoThreads(), allocations: rows.map { allocations?.perCall($0) })
  }

  // snippet.rounds
  /// One sample of each row.
  ///
  /// It is made of rounds. A round has one burst of every row, in random order. So each row finds a
  /// processor that has just learned something else, and the direct call of a round is as well or badly
  /// off as the others in it. A pause before each round lets it forget: otherwise it can stay for a whole
  /// run with one way to guess.
  private func sample() -> Sample {
    let loops: [(turns: Int, turn: (Int, Int) -> Int)] =
      zip(calls, rows).map { ($0, $1.answer) }
      + [(2_000, clock.nobodyAsked), (2_000, clock.wholeCore)]
    var times = [[Double]](repeating: [], count: loops.count)
    for _ in 0..<Self.rounds {
      Thread.sleep(forTimeInterval: 0.0002)
      for index in loops.indices.shuffled() {
        times[index].append(clock.nanoseconds(loops[index].turns, loops[index].turn))
      }
    }
    let (wholeCore, loop) = (times.removeLast().middle, times.removeLast().middle)
    return Sample(costs: times.map { $0.middle - loop }, loop: loop, wholeCore: wholeCore)
  }
  // snippet.end

  /// How much longer twice the calls take. A call that the optimiser took out of the loop would not.
  private func doubled() -> [Double] {
    medians(of: rows.indices) { index in
      let once = clock.nanoseconds(calls[index], rows[index].answer)
      return 2 * clock.nanoseconds(2 * calls[index], rows[index].answer) / once
    }.compactMap(\.self)
  }

  /// How much longer a call takes while another thread calls the same object.
  private func twoThreads() -> [Double?] {
    let second = SecondThread(rows: rows)
    defer { second.end() }
    return medians(of: rows.indices.filter { rows[$0].sharing != .mainActor }) { index in
      let alone = clock.nanoseconds(calls[index], rows[index].answer)
      return second.whileCalling(index) { clock.nanoseconds(calls[index], rows[index].answer) }
        / alone
    }
  }

  /// What is measured of some rows in random order, again and again; nil for the other rows.
  private func medians(of some: some Sequence<Int>, _ measure: (Int) -> Double) -> [Double?] {
    var found = [[Double]](repeating: [], count: rows.count)
    for _ in 0..<Self.samples {
      for index in some.shuffled() { found[index].append(measure(index)) }
    }
    return found.map { $0.isEmpty ? nil : $0.median }
  }

  private func answersLike(_ direct: Row, _ row: Row) -> Bool {
    let start = Int.random(in: 0..<1_000_000)
    return row.answer(1_000, start) == direct.answer(1_000, start)
  }
}
