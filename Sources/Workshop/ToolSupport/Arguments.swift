/// The arguments of a command: options, which begin with a dash, and plain words. `-` is a plain word,
/// and so is everything after `--`.
package struct Arguments: Sendable {
  package private(set) var plain: [String] = []
  private var options: [String: [String]] = [:]

  /// - Parameters:
  ///   - known: the options, and whether a value follows each.
  ///   - sentence: the message for an unknown option.
  /// - Throws: `ToolError` for an unknown option or a missing value.
  package init(
    _ words: [String], options known: [String: Bool],
    unknown sentence: (String) -> String = { "unknown option \($0)." }
  ) throws(ToolError) {
    var remaining = words[...]
    while let word = remaining.popFirst(), word != "--" {
      guard word.hasPrefix("-"), word != "-" else {
        plain.append(word)
        continue
      }
      guard let hasValue = known[word] else {
        let suggestion = didYouMean(word, in: known.keys.sorted())
        throw ToolError(sentence(word) + suggestion, .usedWrongly)
      }
      if hasValue, remaining.isEmpty { throw ToolError("\(word) needs a value.", .usedWrongly) }
      options[word, default: []].append(hasValue ? remaining.removeFirst() : "")
    }
    plain += remaining
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  /// The last value of an option that is given more than once.
  package func value(of option: String) -> String? { options[option]?.last }
}
