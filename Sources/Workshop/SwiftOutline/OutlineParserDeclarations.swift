// A function for each kind of declaration, except properties and enum cases.
extension OutlineParser {
  /// Reads the declaration whose introducing word is at the index.
  mutating func parseDeclaration(
    _ kind: Declaration.Kind, after prefix: Prefix
  ) throws(OutlineError) -> [Declaration] {
    let token = tree.tokens[index]
    let hasName = ![.initializer, .deinitializer, .subscript].contains(kind)
    let named = hasName && index + 1 < limit ? tree.tokens[index + 1] : token
    var declaration = Declaration(
      kind: kind, name: kind.rawValue, attributes: prefix.attributes, modifiers: prefix.modifiers,
      range: token.range, line: named.line, column: named.column, lines: named.line...named.line)
    index += 1
    switch kind {
    case .constant, .variable, .enumCase:
      return try parseNames(like: declaration, from: prefix.start)
    case .import: try parseImport(&declaration)
    case .typealias, .associatedtype, .protocol, .class, .actor, .struct, .enum, .extension:
      try parseType(&declaration)
    case .function, .macro, .initializer, .deinitializer, .subscript:
      try parseFunction(&declaration)
    }
    finish(&declaration, from: prefix.start)
    return [declaration]
  }

  /// Sets the range and the lines of a declaration that ends before the index.
  func finish(_ declaration: inout Declaration, from start: Int) {
    let range = tree.range(of: start..<index)
    let end = file.lines.location(of: range.upperBound - 1, from: tree.tokens[index - 1].line)
    declaration.range = range
    declaration.lines = tree.tokens[start].line...end.line
  }

  private mutating func parseImport(_ declaration: inout Declaration) throws(OutlineError) {
    if seesName(), seesName(ahead: 1), !tree.startsLine(index + 1) {
      declaration.type = TypeSyntax(tree: tree, tokens: index..<index + 1)
      index += 1
    }
    let start = index
    _ = try takeName(of: "a module")
    while take(".") || take("::") {
      _ = try takeName(of: "an imported declaration", orReservedWord: true)
    }
    declaration.name = text(from: start)
  }

  private mutating func parseType(_ declaration: inout Declaration) throws(OutlineError) {
    if declaration.kind == .extension {
      let type = try parseType()
      (declaration.type, declaration.name) = (type, type.text)
    } else {
      declaration.name = try takeName(of: "a type")
      declaration.genericParameters = try parseGenericParameters()
    }
    if take(":") {
      repeat { declaration.inheritance.append(try parseType()) } while take(",")
    }
    let isAlias = declaration.kind == .typealias || declaration.kind == .associatedtype
    if isAlias, take("=") { declaration.type = try parseType() }
    declaration.requirements = try parseWhereClause()
    if isAlias { return }
    guard sees("{") else { throw error("expected the body of '\(declaration.name)'") }
    declaration.bodyRange = tree.rangeInside(index)
    guard nesting < Self.deepestNesting else {
      throw error("types nested more than \(Self.deepestNesting) deep")
    }
    nesting += 1
    declaration.members = try inBrackets { parser throws(OutlineError) in
      try parser.parseMembers(of: declaration.name)
    }
    nesting -= 1
  }

  private mutating func parseFunction(_ declaration: inout Declaration) throws(OutlineError) {
    let isSubscript = declaration.kind == .subscript
    var isOperator = false
    if declaration.kind == .function {
      isOperator = !atEnd && tree.tokens[index].kind == .operator
      declaration.name = try isOperator ? takeOperator() : takeName(of: "a function")
    } else if declaration.kind == .macro {
      declaration.name = try takeName(of: "a macro")
    } else if declaration.kind == .initializer, sees("?") || sees("!") {
      declaration.name += tree.text(at: index)
      index += 1
    }
    declaration.genericParameters = try parseGenericParameters()
    if declaration.kind != .deinitializer {
      declaration.parameters = try parseParameters(isOperator || isSubscript ? .unlabeled : .named)
    }
    if !isSubscript { declaration.effects = parseEffects() }
    if take("->") {
      declaration.type = try parseType()
    } else if isSubscript {
      throw error("expected '->' and the type of the subscript")
    }
    if declaration.kind == .macro { try parseInitialValue(of: &declaration) }
    declaration.requirements = try parseWhereClause()
    if isSubscript {
      try parseAccessors(of: &declaration)
    } else if sees("{") {
      declaration.bodyRange = skipBrackets()
    }
  }
}
