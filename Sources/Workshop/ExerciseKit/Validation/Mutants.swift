import Book
import SwiftOutline
import ToolSupport

/// A file with one small mistake.
package struct Mutant: Sendable {
  /// The change and its location: `14:9: 'deps3' became 'deps4'`.
  package let name: String
  package let text: String
}

/// Makes mutants of a file by rules for any Swift code: each replaces a token or a match of a pattern.
///
/// After "mutation testing" (DeMillo, Lipton and Sayward, 1978).
package struct MutantMaker: Sendable {
  /// The maximal number of judged mutants.
  package static let most = 30

  private let source: SourceFile
  /// The lines to change.
  private let lines: [Substring]
  /// The tokens on these lines.
  private let tokens: [Token]

  /// - Parameter inTasks: whether to change only the lines between the marks of tasks.
  package init(_ text: String, path: String, inTasks: Bool = true) throws(ToolError) {
    source = try SourceFile(reading: text, path)
    let parts = TaskParts(of: source.text)
    let all = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let isChanged = all.enumerated().map { index, line in
      TaskMark(line.trimming { $0 == " " }) == nil
        && (!inTasks || parts.task(atLine: index + 1) != nil)
    }
    lines = zip(all, isChanged).filter(\.1).map(\.0)
    tokens = source.tokens.filter { isChanged[$0.line - 1] && $0.kind != .comment }
  }

  /// All mutants, alternating between the rules, so that the first ten are of many kinds.
  package var mutants: [Mutant] {
    let rules = rules
    let most = rules.map(\.count).max() ?? 0
    return (0..<most).flatMap { round in rules.compactMap { $0.dropFirst(round).first } }
  }

  private var rules: [[Mutant]] {
    [
      names, removedStatements, storage, constants,
      // A setter that ignores its value.
      patterns(#/^(\s*)set \{ .+ \}$/#) { "\($0.1)set {}" },
      // A repeated call.
      patterns(Self.call) { "\($0.0); \($0.1)" },
      texts,
      words { Self.iterations.contains($0) ? "reversed().\($0)" : nil }
        + words { Self.iterations.contains($0) ? "dropLast().\($0)" : nil },
      links, bodies,
      words { ["actor": "final class", "class": "struct", "weak": "unowned"][$0] },
      // An empty closure instead of a method.
      patterns(#/(\w+: )\w+\.\w+(?=[,)])/#) { "\($0.1){ _ in }" },
    ]
  }

  private static let iterations: Set = [
    "map", "filter", "flatMap", "compactMap", "forEach", "reduce",
  ]

  /// A call on a line of its own.
  private static var call: Regex<(Substring, Substring)> {
    #/^\s+(?!.*init\()([\w.?]+\(.*\))$/#
  }

  /// A name replaced by one that differs in a letter: `deps3` by `deps4`. Types and values aren't exchanged,
  /// because that wouldn't compile.
  private var names: [Mutant] {
    let identifiers = tokens.filter { $0.kind == .identifier }
    let all = Set(identifiers.map { source.text(in: $0.range) })
    return words(of: identifiers) { name in
      all.filter { other in
        other.count == name.count && zip(other, name).count { $0 != $1 } == 1
          && other.first?.isUppercase == name.first?.isUppercase
      }.min()
    }
  }

  private var removedStatements: [Mutant] {
    patterns(#/^\s+(self\.)?\w+ = \S.*[^{(,]$/#) { _ in "" } + patterns(Self.call) { _ in "" }
  }

  /// A stored property computed at every access; `lazy`, `weak` or `unowned` removed.
  private var storage: [Mutant] {
    words { ["weak", "unowned", "lazy"].contains($0) ? "" : nil }
      + patterns(
        #/^(\s*)(?:private(?:\(set\))? )?(?:lazy var|let|var) (\w+): ([^={]+) = (.+[^{])$/#
      ) { "\($0.1)var \($0.2): \($0.3) { \($0.4) }" }
      // The initializer has the type: `lazy var cart = Cart(…)`. Without a modifier, it is a local variable.
      + patterns(
        #/^(\s*)(?:lazy var|private(?:\(set\))? (?:lazy var|let|var)) (\w+) = (([A-Z]\w*)\(.+\))$/#
      ) { "\($0.1)var \($0.2): \($0.4) { \($0.3) }" }
  }

  private var constants: [Mutant] {
    let others = ["+": "-", "*": "+", "==": "!=", "&&": "||", "true": "false", "false": "true"]
    return words { word in others[word] ?? Int(word).map { "\($0 + 1)" } }
  }

  /// A string with an additional character, and the empty string.
  private var texts: [Mutant] {
    let isText = { (word: String) in word.wholeMatch(of: #/"[^"]+"/#) != nil }
    return words { isText($0) ? "\($0.dropLast())?\"" : nil } + words { isText($0) ? "\"\"" : nil }
  }

  /// A call removed from a chain: `.sorted()`, `.filter { … }`.
  private var links: [Mutant] {
    let (bytes, starts) = (source.text.utf8, Set(tokens.map(\.range.lowerBound)))
    return patterns(#/\.\w+(?:\([^()]*\)| \{ [^{}]* \})/#) { match in
      starts.contains(bytes.distance(from: bytes.startIndex, to: match.range.lowerBound)) ? "" : nil
    }
  }

  /// A one-line body or closure, emptied or repeated.
  private var bodies: [Mutant] {
    let body = #/\{ ([^{}]*\S\(.*\)|self\.\w+ = \w+) \}/#
    return patterns(body) { _ in "{}" }
      // Repeating a return, throw or assignment changes nothing.
      + patterns(body) { $0.1.contains(#/return |throw | = /#) ? nil : "{ \($0.1); \($0.1) }" }
  }

  /// Replaces tokens for which `other` has a replacement.
  private func words(of tokens: [Token]? = nil, _ other: (String) -> String?) -> [Mutant] {
    let start = source.text.utf8.startIndex
    return (tokens ?? self.tokens).compactMap { token in
      let from = source.text.utf8.index(start, offsetBy: token.range.lowerBound)
      let range = from..<source.text.utf8.index(from, offsetBy: token.range.count)
      return other(source.text(in: token.range)).map { mutant(range, $0) }
    }
  }

  /// Replaces matches of a pattern.
  private func patterns<Output>(
    _ pattern: Regex<Output>, _ other: (Regex<Output>.Match) -> String?
  ) -> [Mutant] {
    lines.flatMap { line in
      line.matches(of: pattern).compactMap { match in
        other(match).map { mutant(match.range, $0) }
      }
    }
  }

  private func mutant(_ range: Range<String.Index>, _ new: String) -> Mutant {
    var text = source.text
    text.replaceSubrange(range, with: new)
    let before = source.text[..<range.lowerBound].lines
    let place = "\(before.count):\((before.last?.utf8.count ?? 0) + 1)"
    let was = source.text[range].trimming(while: \.isWhitespace)
    let became = new.trimming(while: \.isWhitespace)
    return Mutant(
      name: "\(place): '\(was)' " + (new.isEmpty ? "removed" : "became '\(became)'"), text: text)
  }
}
