import Foundation

/// What the command says about the files.
struct Answer {
  let files: Int
  let findings: [Finding]
  let notes: [Note]
  let unreadable: [Unreadable]

  /// A line for each finding, note and unreadable file, then the sum.
  func lines(inColor: Bool) -> String {
    func mark(_ word: String, _ code: String) -> String {
      inColor ? "\u{1B}[\(code)m\(word)\u{1B}[0m" : word
    }
    var lines = findings.map { "\($0.place): \(mark($0.rule, "31")): \($0.sentence)" }
    lines += notes.map { "\($0.place): \(mark("note", "36")): \($0.sentence)" }
    lines += unreadable.map { "\($0.path):1:1: \(mark("error", "31")): \($0.sentence)" }
    return (lines + [sum]).map { $0 + "\n" }.joined()
  }

  private var sum: String {
    var parts = ["\(count(files, "file")): \(count(findings.count, "finding"))"]
    if !notes.isEmpty { parts.append(count(notes.count, "note")) }
    if !unreadable.isEmpty { parts.append("\(unreadable.count) not read") }
    return parts.joined(separator: ", ") + "."
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : "\(number)") \(noun)s"
  }

  func json() throws(Misuse) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(Listing(self)), as: UTF8.self) + "\n"
    } catch {
      throw Misuse("the answer cannot be written as JSON: \(error).")
    }
  }
}

/// The answer as `--json` prints it.
private struct Listing: Encodable {
  struct Item: Encodable {
    let file: String
    let line: Int
    let column: Int
    let rule: String?
    let sentence: String
  }

  struct Unread: Encodable {
    let file: String
    let sentence: String
  }

  let files: Int
  let findings: [Item]
  let notes: [Item]
  let errors: [Unread]

  init(_ answer: Answer) {
    func item(_ place: Place, _ rule: String?, _ sentence: String) -> Item {
      Item(
        file: place.file, line: place.line, column: place.column, rule: rule, sentence: sentence)
    }
    files = answer.files
    findings = answer.findings.map { item($0.place, $0.rule, $0.sentence) }
    notes = answer.notes.map { item($0.place, nil, $0.sentence) }
    errors = answer.unreadable.map { Unread(file: $0.path, sentence: $0.sentence) }
  }
}

extension Place: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}

extension Finding: CustomStringConvertible {
  package var description: String { "\(place): \(rule): \(sentence)" }
}

/// What `--explain` prints of a rule.
struct Explanation {
  let text: String

  init(_ rule: Rule, width: Int) {
    var parts = [
      "\(rule.name) (\(rule.ids.joined(separator: ", ")))", rule.summary, rule.why,
      "Bad:", Self.shown(rule.bad), "Good:", Self.shown(rule.good),
    ]
    parts = parts.map { wrapped($0, width: width) }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  /// The sources, indented; with their names where there are several.
  private static func shown(_ example: Example) -> String {
    example.files.map { file in
      let title = example.files.count > 1 ? "// \(file.path)\n" : ""
      return (title + file.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
