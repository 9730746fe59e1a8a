import Foundation
import ToolSupport

/// One run of `PatternCosts --measure --json`, as far as it is needed here.
struct CostsRun: Decodable, Sendable {
  struct Row: Decodable, Sendable {
    let pattern: String
    let timesDirect: Double
  }

  let rows: [Row]
  /// What it prints without `--json`.
  let text: String
  /// Whether it found itself within its limits.
  let isKept: Bool

  /// - Throws: `ToolError` where the text is not that of a run.
  init(parsing text: String) throws(ToolError) {
    do {
      self = try JSONDecoder().decode(CostsRun.self, from: Data(text.utf8))
    } catch {
      throw ToolError("PatternCosts did not print its figures: \(error)")
    }
  }

  /// Its tables, without its self-check.
  var tables: String {
    text.firstRange(of: "\n== Self-check ==").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// Its self-check, and how it was measured.
  var verdicts: String { String(text.dropFirst(tables.count)) }
}

/// One pattern in all runs.
struct CostsRow: Sendable {
  /// The runs agree where the dearest one costs at most so much more than the cheapest one.
  static let most = 0.1

  let pattern: String
  /// What the pattern cost in each run, in direct calls.
  let timesDirect: [Double]

  init(_ row: CostsRun.Row, in runs: [CostsRun]) {
    pattern = row.pattern
    timesDirect = runs.compactMap { run in
      run.rows.first { $0.pattern == row.pattern }?.timesDirect
    }
  }

  /// How much more the dearest run cost than the cheapest one.
  var apart: Double {
    guard let least = timesDirect.min(), let most = timesDirect.max(), least > 0 else { return 0 }
    return most / least - 1
  }

  var isApart: Bool { apart > Self.most }
}
