import ToolSupport

/// Options behind a verb, each with a value.
struct Options {
  private var values: [String: String] = [:]

  /// - Throws: `ToolError` of the kind `usedWrongly` for a word that is not known or has no value.
  init(_ arguments: [String], of verb: String, known: Set<String>) throws(ToolError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard known.contains(word) else { throw complaint("'\(verb)' does not know '\(word)'.") }
      guard let value = rest.popFirst() else { throw complaint("\(word) needs a value.") }
      values[word] = value
    }
  }

  /// What stands behind an option; nil where it is not given.
  func text(_ option: String) -> String? { values[option] }

  /// How many of something an option asks for; nil where it is not given.
  ///
  /// - Throws: `ToolError` of the kind `usedWrongly` for anything but a whole number from 1 on.
  func count(_ option: String) throws(ToolError) -> Int? {
    guard let value = values[option] else { return nil }
    guard let number = Int(value), number >= 1 else {
      throw complaint("\(option) needs a whole number, at least 1, not '\(value)'.")
    }
    return number
  }
}

private func complaint(_ sentence: String) -> ToolError {
  ToolError("\(sentence) See: swift run lab --help", .usedWrongly)
}
