import Foundation

/// What a run must keep, and a line for each.
struct SelfCheck {
  struct Line: Equatable {
    let text: String
    let isKept: Bool
  }

  let lines: [Line]
  var isKept: Bool { lines.allSatisfy(\.isKept) }

  /// - Parameters:
  ///   - wrong: the patterns with a wrong answer.
  ///   - processes: how many have measured.
  ///   - recorded: what a pattern does; nil where nothing is recorded.
  init(
    _ figures: [Figure], wrong: [String], processes: Int, recorded: (_ pattern: String) -> Counts?
  ) {
    let answers = Self.lines("every answer is right", wrong.map { "NO    \($0): a wrong answer" })
    guard figures.allSatisfy({ $0.counts != nil }) else {
      let text = "?     nobody counts here: that takes Linux on x86-64, and leave to do it"
      lines = answers + [Line(text: text, isKept: true)]
      return
    }
    let others = figures.flatMap { figure in
      figure.counts.map { Self.others(figure.pattern, $0, recorded(figure.pattern)) } ?? []
    }
    let judged = figures.filter { $0.table != .units }
    let over = judged.filter { $0.over == processes }.map { figure in
      "OVER  \(figure.pattern): \(CostTable.time(figure.nanoseconds)) ns, and its counts say"
        + " \(CostTable.time(figure.said ?? 0)); in all processes"
    }
    let unsure = judged.filter { $0.over > 0 && $0.over < processes }.map { figure in
      Line(
        text: "?     \(figure.pattern): more than its counts say in \(figure.over) of \(processes)"
          + " processes", isKept: true)
    }
    lines =
      answers + Self.lines("every row does what is recorded", others)
      + Self.lines("no row takes more than one and a half times what its counts say", over)
      + unsure
  }

  /// What a pattern does that is not recorded of it.
  static func others(_ pattern: String, _ counts: Counts, _ recorded: Counts?) -> [String] {
    guard let recorded else { return ["NO    \(pattern): nothing recorded"] }
    return counts.unlike(recorded).map { unit in
      "OTHER \(pattern): \(unit.rawValue) \(counts[unit]) times, recorded \(recorded[unit])"
    }
  }

  /// The faults of a rule, or that it is kept.
  private static func lines(_ rule: String, _ faults: [String]) -> [Line] {
    faults.isEmpty
      ? [Line(text: "ok    \(rule)", isKept: true)]
      : faults.map { Line(text: $0, isKept: false) }
  }
}
