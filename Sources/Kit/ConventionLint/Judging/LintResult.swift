/// How a rule is broken at a place, or what was not checked there.
package struct Finding: Sendable, Encodable, CustomStringConvertible {
  /// The name of the broken rule; nil for a note or an error.
  package let rule: String?
  package let place: Place
  /// What is wrong, and how to fix it.
  package let sentence: String

  init(_ place: Place, _ sentence: String, rule: String? = nil) {
    (self.place, self.sentence, self.rule) = (place, sentence, rule)
  }

  /// A finding about a whole file or folder.
  init(file: String, _ sentence: String) {
    self.init(Place(file: file, line: 1, column: 1), sentence)
  }

  package var description: String { "\(place): \(rule ?? "note"): \(sentence)" }
}

/// The result of a run, also the format of `--json`.
package struct LintResult: Sendable, Encodable {
  package let files: Int
  /// The number of types and functions that take dependencies.
  package let features: Int
  /// The number of leaves in their aliases.
  package let leaves: Int
  package let findings: [Finding]
  /// What was not checked.
  package let notes: [Finding]
  /// The paths that can't be read.
  let errors: [Finding]
  /// The last line of the output.
  package let summary: String

  init(
    files: Int, features: Int, leaves: Int, findings: [Finding], notes: [Finding],
    errors: [Finding], leafNames: String
  ) {
    (self.files, self.features, self.leaves) = (files, features, leaves)
    (self.findings, self.notes, self.errors) = (findings, notes, errors)
    func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
      number == 1 ? "1 \(noun)" : "\(number == 0 ? "no" : "\(number)") \(nouns ?? noun + "s")"
    }
    let found = count(findings.count, "finding")
    var parts = ["\(count(features, "feature")), \(count(leaves, "leaf", "leaves")): \(found)"]
    if features == 0 {
      parts = [
        findings.isEmpty
          ? "Nothing was checked: no type or function in \(count(files, "file")) takes dependencies by "
            + "an alias of protocols with names such as \(leafNames)"
          : "\(found), and no features to check"
      ]
    }
    if !notes.isEmpty { parts.append(count(notes.count, "note")) }
    if !errors.isEmpty { parts.append("\(errors.count) not read") }
    summary = parts.joined(separator: ", ") + "."
  }
}
