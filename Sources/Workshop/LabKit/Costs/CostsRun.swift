import Foundation
import ToolSupport

/// One run of `PatternCosts --measure --json`, as far as it is needed here.
struct CostsRun: Decodable, Sendable {
  /// What it prints without `--json`.
  let text: String
  /// Whether every row does what is recorded, and takes the time that this says.
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
}
