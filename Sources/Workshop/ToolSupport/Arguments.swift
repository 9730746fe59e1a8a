/// The words behind the name of a command: options, which begin with a dash, and all others. Every
/// word behind `--` is among the others, and so is `-`.
package struct Arguments: Sendable {
  package private(set) var plain: [String] = []
  private var options: [String: [String]] = [:]

  /// - Parameters:
  ///   - known: the options, and whether a value follows each.
  ///   - sentence: says of an option that it is not known.
  /// - Throws: where an option is not known, or its value is missing.
  package init(
    _ words: [String], options known: [String: Bool],
    unknown sentence: (String) -> String = { "there is no option \($0)." }
  ) throws(ToolError) {
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.hasPrefix("-"), word != "-" else {
        plain.append(word)
        continue
      }
      guard let hasValue = known[word] else {
        let near = didYouMean(word, in: known.keys.sorted())
        throw ToolError(sentence(word) + near, .usedWrongly)
      }
      if hasValue, rest.isEmpty { throw ToolError("\(word) needs a value.", .usedWrongly) }
      options[word, default: []].append(hasValue ? rest.removeFirst() : "")
    }
    plain += rest
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  /// The last value of an option that is given more than once.
  package func value(of option: String) -> String? { options[option]?.last }
}
