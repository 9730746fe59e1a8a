extension SourceFile {
  /// The declarations of the file in order, each with its members, in time linear in its size.
  ///
  /// Every branch of an `#if` is listed. Bodies of functions, accessors and closures are not
  /// searched.
  ///
  /// - Throws: `OutlineError` at the first place that cannot be parsed, such as an unmatched
  ///   bracket or a type nested more than 32 deep.
  package func declarations() throws(OutlineError) -> [Declaration] {
    var parser = OutlineParser(file: self, tree: tree, limit: tree.tokens.count)
    if let imbalance = tree.imbalance {
      throw parser.error(imbalance.message, at: imbalance.index)
    }
    return try parser.parseMembers(of: nil)
  }
}

/// Reads the declarations of one file from the beginning, one token at a time.
struct OutlineParser {
  /// How deep types may nest, which bounds the recursion.
  static let deepestNesting = 32

  let file: SourceFile
  let tree: TokenTree
  var index = 0
  /// The index of the token that ends the innermost body being read.
  var limit: Int
  var nesting = 0
  /// Up to this index there are no modifiers, only names that look like modifiers.
  var endOfNoModifiers = 0

  /// Reads items up to the limit: the members of a type, or those of the file if the name is nil.
  mutating func parseMembers(of typeName: String?) throws(OutlineError) -> [Declaration] {
    var members: [Declaration] = []
    var openConditions = 0
    while index < limit {
      if take(";") { continue }
      if tree.tokens[index].kind == .directive {
        if sees("#if") { openConditions += 1 }
        if sees("#endif") { openConditions -= 1 }
        skipDirective()
      } else {
        for var member in try parseItem(of: typeName) {
          member.isConditional = openConditions > 0
          members.append(member)
        }
      }
      guard atEnd || tree.startsLine(index) || sees(";") else {
        throw error("expected a new line or ';'")
      }
    }
    return members
  }

  private mutating func parseItem(of typeName: String?) throws(OutlineError) -> [Declaration] {
    let start = index
    let prefix = try parsePrefix()
    if let kind = introducedKind(at: index) {
      return try parseDeclaration(kind, after: prefix)
    }
    // Besides declarations, a type can contain only a macro such as `#Preview { … }`; the same
    // holds after attributes.
    if atEnd || tree.tokens[index].kind != .pound {
      guard index == start else { throw error("expected a declaration after the attributes") }
      if let typeName {
        throw error("expected a declaration in '\(typeName)'")
      }
    }
    try skipExpression()
    return []
  }

  /// Skips a directive such as `#if` with its condition, but not the code that it governs.
  mutating func skipDirective() {
    index += 1
    while !atEnd, !sees(";"),
      !tree.startsLine(index) || previousLineContinues || sees("&&") || sees("||")
    {
      index = tree.endOfOperand(at: index)
    }
  }

  // MARK: - Looking at tokens and taking them

  var atEnd: Bool { index >= limit }

  func sees(_ text: StaticString, ahead: Int = 0) -> Bool {
    index + ahead < limit && tree.sees(text, at: index + ahead)
  }

  /// Whether the token at the index is a name, a reserved word included.
  func seesName(ahead: Int = 0) -> Bool {
    index + ahead < limit && tree.isName(at: index + ahead)
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    index += 1
    return true
  }

  /// Takes a name, or a reserved word where it can be a name, as in a label.
  mutating func takeName(
    of what: String, orReservedWord canBeReserved: Bool = false
  ) throws(OutlineError) -> String {
    guard seesName(), canBeReserved || tree.tokens[index].kind == .identifier else {
      throw error("expected the name of \(what)")
    }
    index += 1
    return tree.name(at: index - 1)
  }

  mutating func expect(_ text: StaticString, _ sentence: String) throws(OutlineError) {
    guard take(text) else { throw error(sentence) }
  }

  /// Skips the bracket at the index and all it encloses, and returns the bytes between the two.
  /// There must be a bracket.
  @discardableResult
  mutating func skipBrackets() -> Range<Int>? {
    defer { index = (tree.closing(of: index) ?? limit) + 1 }
    return tree.rangeInside(index)
  }

  /// Reads the comma-separated elements in the bracket at the index.
  mutating func list<Element>(
    _ closing: String, _ read: (inout OutlineParser) throws(OutlineError) -> Element
  ) throws(OutlineError) -> [Element] {
    try inBrackets { parser throws(OutlineError) in
      var elements: [Element] = []
      while !parser.atEnd {
        elements.append(try read(&parser))
        if !parser.atEnd { try parser.expect(",", "expected ',' or '\(closing)'") }
      }
      return elements
    }
  }

  /// Reads what the bracket at the index encloses, and moves past its end.
  mutating func inBrackets<Result>(
    _ read: (inout OutlineParser) throws(OutlineError) -> Result
  ) throws(OutlineError) -> Result {
    guard let closing = tree.closing(of: index) else {
      throw error("unclosed '\(tree.text(at: index))'")
    }
    let outerLimit = limit
    index += 1
    limit = closing
    let result = try read(&self)
    index = closing + 1
    limit = outerLimit
    return result
  }

  /// The text from a token up to the index, which must be past it.
  func text(from start: Int) -> String { file.text(in: tree.range(of: start..<index)) }

  func error(_ message: String, at place: Int? = nil) -> OutlineError {
    let place = place ?? index
    // The end of a file has no token to point at, so the last token is used.
    let offset =
      place < tree.tokens.count
      ? tree.tokens[place].range.lowerBound : tree.tokens.last?.range.upperBound ?? 0
    return file.lines.error(message, at: offset)
  }
}
