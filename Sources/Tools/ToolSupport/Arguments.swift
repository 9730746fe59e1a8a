/// The words behind the name of a command, read.
package struct Arguments: Sendable {
  /// A word that begins with two dashes.
  package struct Option: Sendable {
    package let name: String
    /// What stands behind it, as the help shows it: `FILE`; nil where nothing does.
    package let value: String?
    package let summary: String

    package init(name: String, value: String? = nil, summary: String) {
      (self.name, self.value, self.summary) = (name, value, summary)
    }
  }

  /// The words that are no options, in order. All behind `--` are among them.
  package private(set) var plain: [String] = []
  private var options: [String: String] = [:]

  /// - Parameters:
  ///   - subject: begins the sentence about an option that is not known, as in "'list' has".
  ///   - help: the command that shows the help, which ends each error.
  package init(
    _ words: [String], options known: [Option], subject: String = "there is", help: String
  ) throws(ToolError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        plain += rest
        return
      }
      guard word.hasPrefix("-") else {
        plain.append(word)
        continue
      }
      guard let option = known.first(where: { $0.name == word }) else {
        let near = didYouMean(nearest(to: word, in: known.map(\.name) + ["--help"]))
        throw ToolError("\(subject) no option \(word).\(near) See: \(help)", .usedWrongly)
      }
      guard option.value == nil || !rest.isEmpty else {
        throw ToolError("\(word) needs a value. See: \(help)", .usedWrongly)
      }
      options[word] = option.value == nil ? "" : rest.removeFirst()
    }
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  package func value(of option: String) -> String? { options[option] }
}
