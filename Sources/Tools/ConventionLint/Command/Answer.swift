import Foundation
import ToolSupport

/// What the command says about the files, as `--json` prints it.
struct Answer: Encodable {
  struct Item: Encodable {
    let file: String
    var line: Int?
    var column: Int?
    var rule: String?
    let sentence: String
  }

  let files: Int
  let findings: [Item]
  let notes: [Item]
  let errors: [Item]

  init(_ report: Report, _ gathering: Gathering) {
    func item(_ place: Place, _ rule: String?, _ sentence: String) -> Item {
      Item(
        file: place.file, line: place.line, column: place.column, rule: rule, sentence: sentence)
    }
    files = report.files
    findings = report.findings.map { item($0.place, $0.rule, $0.sentence) }
    notes = (gathering.notes + report.notes).map { item($0.place, nil, $0.sentence) }
    errors = gathering.errors.map { Item(file: $0.path, sentence: $0.sentence) }
  }

  /// A line for each finding, note and error, then the sum.
  func text(on console: any Console) -> String {
    func line(_ item: Item, _ word: String, _ color: String) -> String {
      let place = "\(item.file):\(item.line ?? 1):\(item.column ?? 1)"
      return "\(place): \(console.colored(item.rule ?? word, color)): \(item.sentence)\n"
    }
    let lines =
      findings.map { line($0, "", "31") } + notes.map { line($0, "note", "36") }
      + errors.map { line($0, "error", "31") }
    return lines.joined() + sum + "\n"
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
