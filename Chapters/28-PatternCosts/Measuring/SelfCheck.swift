import Foundation

/// What the figures of a run must keep, and a line for each.
struct SelfCheck {
  struct Line: Equatable {
    let text: String
    let isKept: Bool
  }

  /// The fewest samples that count.
  private static let fewest = 100

  let lines: [Line]
  var isKept: Bool { lines.allSatisfy(\.isKept) }

  /// - Parameters:
  ///   - samples: how many nobody disturbed.
  ///   - recorded: the most that a row may cost, in direct calls; nil where none is recorded.
  init(
    _ figures: [Figure], samples: Int,
    recorded: (_ pattern: String) -> Double? = RecordedRuns.limit
  ) {
    lines =
      [
        Self.samples(samples),
        Self.all(
          figures, "every answer is right, and twice the calls take twice as long", \.isHonest),
        Self.all(figures, "the samples of a row agree") { !$0.isTooWide },
        Self.allocations(figures), Self.twoThreads(figures),
      ] + figures.compactMap { Self.cost($0, recorded) }
  }

  private static func samples(_ count: Int) -> Line {
    let rule = "there are \(fewest) samples in which the core was not shared"
    return count >= fewest
      ? Line(text: "ok    \(rule)", isKept: true)
      : Line(text: "NO    \(rule): only \(count). Try again later.", isKept: false)
  }

  private static func all(
    _ figures: [Figure], _ rule: String, _ keeps: (Figure) -> Bool
  ) -> Line {
    let broken = figures.filter { !keeps($0) }.map(\.pattern)
    return Line(
      text: broken.isEmpty
        ? "ok    \(rule)" : "NO    \(rule): not \(broken.joined(separator: "; "))",
      isKept: broken.isEmpty)
  }

  private static func allocations(_ figures: [Figure]) -> Line {
    guard figures.allSatisfy({ $0.allocations != nil }) else {
      return Line(
        text: "?     nobody counts the allocations here; swift run lab costs does", isKept: true)
    }
    return all(figures, "no row allocates but the service locators") {
      $0.allocations == 0 || $0.pattern.hasSuffix("service locator")
    }
  }

  // snippet.threads
  /// Who only reads does not disturb another reader: at most 15 % more than two direct callers do.
  private static func twoThreads(_ figures: [Figure]) -> Line {
    let direct = figures.first.flatMap(\.twoThreads) ?? 1
    return all(figures, "two threads that only read do not slow each other down") {
      $0.sharing != .reads || ($0.twoThreads ?? 0) <= 1.15 * direct
    }
  }
  // snippet.end

  /// Nothing is said of the leaves' rows: their direct call is another one.
  private static func cost(_ figure: Figure, _ recorded: (String) -> Double?) -> Line? {
    let most = figure.limit == .free ? 1.05 : recorded(figure.pattern)
    guard let most else {
      return Line(text: "NO    \(figure.pattern): nothing recorded", isKept: false)
    }
    let isKept = !figure.isTooWide && figure.timesDirect <= most
    let word = isKept ? "ok   " : figure.isTooWide ? "WIDE " : "OVER "
    let cost = String(format: "%.2fx of at most %.2fx", figure.timesDirect, most)
    return Line(text: "\(word) \(figure.pattern): \(cost)", isKept: isKept)
  }
}
