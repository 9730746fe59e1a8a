import Foundation
import ToolSupport

/// One run of `PatternCosts --measure --json`, as far as it is needed here.
struct CostsRun: Decodable, Sendable, Equatable {
  struct Row: Decodable, Sendable, Equatable {
    let pattern: String
    let timesDirect: Double
    let limit: String
    let allocations: Double?
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

  /// Its tables, without what it found of itself.
  var tables: String {
    text.firstRange(of: "\n== Self-check ==").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// What it found of itself, and how it was measured.
  var verdicts: String { String(text.dropFirst(tables.count)) }
}

/// How well the runs agree about a row.
struct CostsAgreement: Sendable, Equatable {
  /// As part of the cheapest run: runs farther apart do not agree.
  static let most = 0.1

  let pattern: String
  /// What the row cost in each run, in direct calls.
  let timesDirect: [Double]

  var apart: Double {
    guard let least = timesDirect.min(), let most = timesDirect.max(), least > 0 else { return 0 }
    return most / least - 1
  }

  var isApart: Bool { apart > Self.most }

  static func all(of runs: [CostsRun]) -> [CostsAgreement] {
    (runs.first?.rows ?? []).map { row in
      CostsAgreement(
        pattern: row.pattern,
        timesDirect: runs.compactMap { run in
          run.rows.first { $0.pattern == row.pattern }?.timesDirect
        })
    }
  }
}
