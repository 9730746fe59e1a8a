/// A sentence about a place in a file: where a rule is not kept, or what is not understood.
package struct Finding: Sendable, Encodable, CustomStringConvertible {
  let file: String
  /// Counted from 1; nil where the file or folder cannot be read.
  var line: Int?
  /// Counted in bytes from 1.
  var column: Int?
  /// The name of the rule that is not kept there.
  package internal(set) var rule: String?
  /// Of a rule what is wrong there, and how to mend it.
  package let sentence: String

  package var place: Place { Place(file: file, line: line ?? 1, column: column ?? 1) }
  package var description: String { "\(place): \(rule ?? "note"): \(sentence)" }
}

extension Finding {
  init(_ place: Place, _ sentence: String) {
    self.init(file: place.file, line: place.line, column: place.column, sentence: sentence)
  }
}

/// What a check found, as `--json` prints it.
package struct Report: Sendable, Encodable {
  /// How many files were read.
  package let files: Int
  package let findings: [Finding]
  /// What was not understood, and so not judged.
  package let notes: [Finding]
  /// What cannot be read.
  let errors: [Finding]
}
