import Foundation
import ToolSupport

extension Report {
  /// A line for each finding, note and error, then the sum.
  func text(on console: any Console) -> String {
    func lines(_ findings: [Finding], _ word: String, _ color: String) -> String {
      findings.map { finding in
        let word = console.colored(finding.rule ?? word, color)
        return "\(finding.place): \(word): \(finding.sentence)\n"
      }.joined()
    }
    return lines(findings, "", "31") + lines(notes, "note", "36") + lines(errors, "error", "31")
      + sum + "\n"
  }

  private var sum: String {
    func count(_ number: Int, _ noun: String) -> String {
      number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : "\(number)") \(noun)s"
    }
    var parts = ["\(count(files, "file")): \(count(findings.count, "finding"))"]
    if !notes.isEmpty { parts.append(count(notes.count, "note")) }
    if !errors.isEmpty { parts.append("\(errors.count) not read") }
    return parts.joined(separator: ", ") + "."
  }

  func json() throws(ToolError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw ToolError("the answer cannot be written as JSON: \(error).")
    }
  }
}
