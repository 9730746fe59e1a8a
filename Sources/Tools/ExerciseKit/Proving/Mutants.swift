import SwiftOutline
import ToolSupport

/// A solution with one small change that a careless hand could make.
package struct Mutant: Sendable {
  /// What was changed, and where: `14:9: 'deps3' became 'deps4'`.
  let name: String
  let text: String
}

/// Makes mutants of a solved text by rule, without knowing what it is about: a constant changed, a
/// line, call, body or setter removed, a call made twice, a name swapped for another, a stored property
/// computed, a reference made strong, an actor made a class, a list cut or turned round, a text
/// changed.
///
/// After "mutation testing" (DeMillo, Lipton and Sayward, 1978).
package struct MutantMaker: Sendable {
  /// How many of each solution are judged: at least, together with its traps, and at most. A short
  /// solution does not have many.
  package static let bounds = 10...30

  private let source: SourceFile
  private let lines: [Substring]
  /// The lines between the marks of tasks, counted from 1.
  private let places: Set<Int>

  /// - Parameter text: with the marks of its tasks.
  init(_ text: String, path: String) throws(ToolError) {
    do {
      source = try SourceFile(path: path, text: text)
    } catch {
      throw ToolError(error.description)
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var places: Set<Int> = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      let word = line.trimming(while: { $0 == " " })
      if word == "// END" { isInside = false }
      if isInside { places.insert(index + 1) }
      if word.hasPrefix("// TASK ") { isInside = true }
    }
    self.places = places
  }

  /// All mutants, of each rule in turn, so that the first ten are of many kinds.
  var mutants: [Mutant] {
    var rules = [
      names(), lists(), services(), statements(), storage(), constants(), setters(), repetitions(),
      texts(), sequences(), links(), bodies(), kinds(), closures(),
    ]
    var mutants: [Mutant] = []
    while rules.contains(where: { !$0.isEmpty }) {
      for index in rules.indices where !rules[index].isEmpty {
        mutants.append(rules[index].removeFirst())
      }
    }
    return mutants
  }

  private var tokens: [Token] {
    source.tokens.filter { places.contains($0.line) && $0.kind != .comment }
  }

  private func mutant(_ range: Range<Int>, _ new: String, line: Int) -> Mutant {
    let bytes = Array(source.text.utf8)
    let old = source.text(in: range)
    let text = String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
    let column = bytes[..<range.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    let (was, became) = (old.trimming(while: \.isWhitespace), new.trimming(while: \.isWhitespace))
    let name = new.isEmpty ? "'\(was)' removed" : "'\(was)' became '\(became)'"
    return Mutant(name: "\(line):\(column): \(name)", text: text)
  }

  /// The offset of a line's first byte.
  private func start(of line: Int) -> Int {
    lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
  }

  /// A whole line, replaced.
  private func mutant(_ line: Int, _ new: some StringProtocol) -> Mutant {
    let start = start(of: line)
    return mutant(start..<start + lines[line - 1].utf8.count, String(new), line: line)
  }

  /// A name where another of the same kind is meant: `aService` for `bService`, `deps3` for `deps4`.
  /// A type is of another kind than a value, and would not compile.
  private func names() -> [Mutant] {
    let all = Set(tokens.filter { $0.kind == .identifier }.map { source.text(in: $0.range) })
    return tokens.filter { $0.kind == .identifier }.compactMap { token in
      let name = source.text(in: token.range)
      let others = all.filter { other in
        other.count == name.count && zip(other, name).count { $0 != $1 } == 1
          && other.first?.isUppercase == name.first?.isUppercase
      }
      return others.min().map { mutant(token.range, $0, line: token.line) }
    }
  }

  /// What a service delivers, without its first or last element, or each once more.
  private func lists() -> [Mutant] {
    let calls = tokens.indices.compactMap { index -> (Range<Int>, Int)? in
      let call = tokens[index...].prefix(3).map { source.text(in: $0.range) }
      guard call.count == 3, call[0].contains(#/^get[A-Z]s$/#), call[1...].joined() == "()",
        index > 0, source.text(in: tokens[index - 1].range) == "."
      else { return nil }
      return (
        tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound, tokens[index].line
      )
    }
    return [".dropFirst().map { $0 }", ".dropLast().map { $0 }", ".flatMap { [$0, $0] }"]
      .flatMap { cut in
        calls.map { mutant($0.0, source.text(in: $0.0) + cut, line: $0.1) }
      }
  }

  /// A service of one's own where a given one belongs, and `self` for what `deps` asks for.
  private func services() -> [Mutant] {
    let words = tokens.map { source.text(in: $0.range) }
    return tokens.indices.dropLast().compactMap { index in
      if words[index] == "deps", words[index + 1] == ":", index + 2 < tokens.count,
        tokens[index + 2].kind == .identifier
      {
        return mutant(tokens[index + 2].range, "self", line: tokens[index + 2].line)
      }
      // The path `leaves.aService` is one expression; where it is declared or set, it is no value.
      var start = index
      while start > 1, words[start - 1] == ".", tokens[start - 2].kind != .punctuation {
        start -= 2
      }
      let isValue =
        ![":", "="].contains(words[index + 1])
        && (start == 0 || !["var", "let", "func"].contains(words[start - 1]))
      let name = words[index] == "newValue" && index > 1 ? words[index - 2] : words[index]
      guard isValue, name.contains(#/^[a-z]Service$/#) else { return nil }
      let range = tokens[start].range.lowerBound..<tokens[index].range.upperBound
      let type = name.prefix(1).uppercased() + name.dropFirst()
      return mutant(range, "\(type)()", line: tokens[index].line)
    }
  }

  /// An assignment or a call on a line of its own, removed.
  private func statements() -> [Mutant] {
    places.sorted().compactMap { number in
      let line = lines[number - 1]
      let isAssignment = line.contains(#/^\s+(self\.)?\w+ = \S.*[^{(,]$/#)
      guard isAssignment || isCall(line) else { return nil }
      return mutant(number, "")
    }
  }

  /// A call on a line of its own, made twice.
  private func repetitions() -> [Mutant] {
    places.sorted().compactMap { number in
      let line = lines[number - 1]
      guard isCall(line) else { return nil }
      return mutant(number, "\(line); \(line.trimming(while: { $0 == " " }))")
    }
  }

  private func isCall(_ line: Substring) -> Bool {
    line.contains(#/^\s+[\w.?]+\(.*\)$/#) && !line.contains("init(")
  }

  /// A text with one character more, and none at all.
  private func texts() -> [Mutant] {
    let literals = tokens.filter { token in
      guard case .string = token.kind else { return false }
      return source.text(in: token.range).wholeMatch(of: #/"[^"]+"/#) != nil
    }
    return literals.map { token in
      mutant(token.range, "\(source.text(in: token.range).dropLast())?\"", line: token.line)
    } + literals.map { mutant($0.range, "\"\"", line: $0.line) }
  }

  /// A sequence that is gone through backwards, and without its last element.
  private func sequences() -> [Mutant] {
    let calls = tokens.indices.dropFirst().compactMap { index -> Token? in
      let word = source.text(in: tokens[index].range)
      let isCall = ["map", "filter", "flatMap", "compactMap", "forEach", "reduce"].contains(word)
      return isCall && source.text(in: tokens[index - 1].range) == "." ? tokens[index] : nil
    }
    return ["reversed()", "dropLast()"].flatMap { other in
      calls.map { call in
        mutant(call.range, "\(other).\(source.text(in: call.range))", line: call.line)
      }
    }
  }

  /// A stored property computed at every access, `lazy` or `weak` or `unowned` taken away.
  private func storage() -> [Mutant] {
    tokens.compactMap { token in
      let word = source.text(in: token.range)
      return ["weak", "unowned", "lazy"].contains(word)
        ? mutant(token.range, "", line: token.line) : nil
    }
      + places.sorted().compactMap { number in
        let line = lines[number - 1]
        let property = #/(\s*)(?:private(?:\(set\))? )?(?:lazy var|let|var) (\w+)/#
        guard let start = line.prefixMatch(of: property) else { return nil }
        let rest = line[start.range.upperBound...]
        guard
          let typed = rest.wholeMatch(of: #/: ([^={]+) = (.+[^{])/#)?.output
            // The type is the one that is made: `lazy var cart = Cart(…)`. Without such a word it is
            // a variable of a function.
            ?? (start.0.contains("private") || start.0.contains("lazy")
              ? rest.wholeMatch(of: #/ = (?=([A-Z]\w*)\()(.+\))/#)?.output : nil)
        else { return nil }
        return mutant(number, "\(start.1)var \(start.2): \(typed.1) { \(typed.2) }")
      }
  }

  /// A number one higher, another operator, another truth.
  private func constants() -> [Mutant] {
    let others = ["+": "-", "*": "+", "==": "!=", "&&": "||", "true": "false", "false": "true"]
    return tokens.compactMap { token in
      let word = source.text(in: token.range)
      if token.kind == .number, let number = Int(word) {
        return mutant(token.range, "\(number + 1)", line: token.line)
      }
      return others[word].map { mutant(token.range, $0, line: token.line) }
    }
  }

  /// A setter that forgets what it is given.
  private func setters() -> [Mutant] {
    places.sorted().compactMap { number in
      let line = lines[number - 1]
      guard let match = line.wholeMatch(of: #/(\s*)set \{ .+ \}/#) else { return nil }
      return mutant(number, "\(match.1)set {}")
    }
  }

  /// A body or closure on one line that does nothing, and one that does it twice.
  private func bodies() -> [Mutant] {
    let braces = places.sorted().flatMap { number in
      let line = lines[number - 1]
      return line.matches(of: #/\{ ([^{}]*\S\(.*\)|self\.\w+ = \w+) \}/#).map {
        (number, line, $0.range, $0.1)
      }
    }
    func mutants(
      _ braces: [(Int, Substring, Range<Substring.Index>, Substring)],
      _ body: (Substring) -> String
    ) -> [Mutant] {
      braces.map { number, line, range, words in
        mutant(number, line[..<range.lowerBound] + body(words) + line[range.upperBound...])
      }
    }
    // Who returns, throws or sets a value twice has done it once.
    let calls = braces.filter { !$0.3.contains(#/return |throw | = /#) }
    return mutants(braces) { _ in "{}" } + mutants(calls) { "{ \($0); \($0) }" }
  }

  /// An actor made a class, a class made a struct, and `weak` made `unowned`.
  private func kinds() -> [Mutant] {
    let others = ["actor": "final class", "class": "struct", "weak": "unowned"]
    return tokens.compactMap { token in
      others[source.text(in: token.range)].map { mutant(token.range, $0, line: token.line) }
    }
  }

  /// A closure that does nothing, in place of a method that is handed over.
  private func closures() -> [Mutant] {
    places.sorted().flatMap { number in
      let line = lines[number - 1]
      return line.matches(of: #/(\w+: )\w+\.\w+(?=[,)])/#).map { match in
        mutant(
          number,
          line[..<match.range.lowerBound] + match.1 + "{ _ in }" + line[match.range.upperBound...])
      }
    }
  }

  /// A link of a chain, left out: `.sorted()`, `.filter { … }` on one line.
  private func links() -> [Mutant] {
    let dots = Set(tokens.map(\.range.lowerBound))
    return places.sorted().flatMap { number in
      let line = lines[number - 1]
      let start = start(of: number)
      return line.matches(of: #/\.\w+(?:\([^()]*\)| \{ [^{}]* \})/#).compactMap {
        match -> Mutant? in
        let place = start + line[..<match.range.lowerBound].utf8.count
        guard dots.contains(place) else { return nil }
        return mutant(place..<place + line[match.range].utf8.count, "", line: number)
      }
    }
  }
}
