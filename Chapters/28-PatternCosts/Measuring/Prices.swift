/// What each unit costs in one process, in nanoseconds, and what the counts of a row say that it costs.
struct Prices {
  private(set) var of: [Unit: Double] = [:]
  private let rows: [Row]
  private let counts: [Counts]
  private let nanoseconds: [Double]

  init(_ findings: Measurement.Findings, rows: [Row], counts: [Counts]) {
    (self.rows, self.counts, nanoseconds) = (rows, counts, findings.nanoseconds)
    let units = rows.indices.filter { rows[$0].table == .units }
    // Each loop has one unit that is not priced yet, many times, and of those that are a few.
    for (unit, index) in zip(Unit.allCases, units) {
      let number = counts[index][unit] - counts[direct(of: index)][unit]
      // A load is waited for, and the steps beside it are done meanwhile.
      let rest = unit == .load ? nanoseconds[direct(of: index)] : said(index)
      of[unit] = max(0, nanoseconds[index] - rest) / Double(max(1, number))
    }
  }

  /// The time of the direct call, and a price for each thing that the row does in addition.
  func said(_ index: Int) -> Double {
    let direct = direct(of: index)
    let besides = counts[index] - counts[direct]
    return Unit.allCases.reduce(nanoseconds[direct]) { sum, unit in
      sum + Double(besides[unit]) * of[unit, default: 0]
    }
  }

  /// Whether a row takes more than its counts say: above one and a half times, and half a nanosecond.
  ///
  /// What does the same as the direct call takes as long, but for where its code lies: a quarter. And of
  /// more than 4,000 steps nothing is said: no core keeps so many decoded, and to decode is not counted.
  func isOver(_ index: Int) -> Bool {
    guard counts[index][.step] <= 4_000 else { return false }
    let isDirect = counts[index] == counts[direct(of: index)]
    return nanoseconds[index] > (isDirect ? 1.25 : 1.5) * said(index) + 0.5
  }

  private func direct(of index: Int) -> Int {
    rows.firstIndex { $0.name == rows[index].direct } ?? index
  }
}
