/// How a rule is broken at a place, or what was not checked there.
package struct Finding: Sendable, Encodable, CustomStringConvertible {
  /// The name of the broken rule; nil for a note or an error.
  package let rule: String?
  package let place: Place
  /// For a broken rule: what is wrong, and how to fix it.
  package let sentence: String

  init(_ place: Place, _ sentence: String, rule: String? = nil) {
    (self.place, self.sentence, self.rule) = (place, sentence, rule)
  }

  /// About a whole file or folder.
  init(file: String, _ sentence: String) {
    self.init(Place(file: file, line: 1, column: 1), sentence)
  }

  package var description: String { "\(place): \(rule ?? "note"): \(sentence)" }
}

/// What the lint found, as JSON has it.
package struct LintResult: Sendable, Encodable {
  package let files: Int
  /// How many types and functions that take dependencies were judged.
  package let features: Int
  /// How many leaves the aliases of these have.
  package let leaves: Int
  package let findings: [Finding]
  /// What was not checked.
  package let notes: [Finding]
  /// The paths that can't be read.
  let errors: [Finding]
  /// What was judged, and how much was found.
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
          ? "Nothing was judged: no type or function in \(count(files, "file")) takes dependencies by "
            + "an alias of protocols with names such as \(leafNames)"
          : "\(found), and no feature was judged"
      ]
    }
    if !notes.isEmpty { parts.append(count(notes.count, "note")) }
    if !errors.isEmpty { parts.append("\(errors.count) not read") }
    summary = parts.joined(separator: ", ") + "."
  }
}
