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
  init(_ figures: [Figure], samples: Int, recorded: (_ pattern: String) -> Double?) {
    /// Whether all figures keep a rule.
    func all(_ rule: String, _ keeps: (Figure) -> Bool) -> Line {
      let broken = figures.filter { !keeps($0) }.map(\.pattern)
      return Self.line(rule, but: broken.isEmpty ? nil : "not \(broken.joined(separator: "; "))")
    }
    let direct = figures.first.flatMap(\.twoThreads) ?? 1
    lines =
      [
        Self.line(
          "there are \(Self.fewest) samples in which the core was not shared",
          but: samples < Self.fewest ? "only \(samples). Try again later." : nil),
        all("every answer is right, and twice the calls take twice as long", \.isHonest),
        all("the samples of a row agree") { !$0.isTooWide },
        figures.contains { $0.allocations == nil }
          ? Line(
            text: "?     nobody counts the allocations here; swift run lab costs does", isKept: true
          )
          : all("no row allocates but the service locators") {
            $0.allocations == 0 || $0.pattern.hasSuffix("service locator")
          },
        // Who only reads does not disturb another reader: at most 15 % more than two direct callers do.
        all("two threads that only read do not slow each other down") {
          $0.sharing != .reads || ($0.twoThreads ?? 0) <= 1.15 * direct
        },
      ] + figures.map { Self.cost($0, most: $0.limit == .free ? 1.05 : recorded($0.pattern)) }
  }

  private static func line(_ rule: String, but broken: String?) -> Line {
    Line(text: broken.map { "NO    \(rule): \($0)" } ?? "ok    \(rule)", isKept: broken == nil)
  }

  private static func cost(_ figure: Figure, most: Double?) -> Line {
    guard let most else { return line(figure.pattern, but: "nothing recorded") }
    let isKept = !figure.isTooWide && figure.timesDirect <= most
    let word = isKept ? "ok   " : figure.isTooWide ? "WIDE " : "OVER "
    let cost = String(format: "%.2fx of at most %.2fx", figure.timesDirect, most)
    return Line(text: "\(word) \(figure.pattern): \(cost)", isKept: isKept)
  }
}
