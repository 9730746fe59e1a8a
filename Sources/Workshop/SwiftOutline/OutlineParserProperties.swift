// Properties with their accessors, and enum cases.
extension OutlineParser {
  /// Reads the names after `let` or `var`, each with its type, value and accessors, or the names
  /// after `case`, each with its associated values and raw value.
  mutating func parseNames(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> [Declaration] {
    var declarations: [Declaration] = []
    var start = start
    repeat {
      if template.isProperty, sees("(") {
        declarations += try parseTuplePattern(like: template, from: start)
      } else {
        declarations.append(try parseName(like: template, from: start))
      }
      start = index + 1
    } while take(",")
    // In `let a, b: Int` the type applies to both names.
    for place in declarations.indices.dropLast().reversed()
    where declarations[place].type == nil && declarations[place].initialValueRange == nil {
      declarations[place].type = declarations[place + 1].type
    }
    return declarations.filter { !$0.isProperty || $0.name != "_" }
  }

  private mutating func parseName(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> Declaration {
    let isCase = template.kind == .enumCase
    if isCase || !take("_") { _ = try takeName(of: isCase ? "an enum case" : "a property") }
    var declaration = named(index - 1, like: template)
    if isCase {
      if sees("(") { declaration.parameters = try parseParameters(.associatedValues) }
    } else if take(":") {
      declaration.type = try parseType()
    }
    try parseInitialValue(of: &declaration)
    if !isCase { try parseAccessors(of: &declaration) }
    finish(&declaration, from: start)
    return declaration
  }

  /// Reads `(a, (b, _)) = value`, which declares every name in it.
  private mutating func parseTuplePattern(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> [Declaration] {
    let open = index
    skipBrackets()
    let names = (open..<index).filter { place in
      // In `(x: a, y: b)` there are labels.
      !["(", ")", ",", ":"].contains { tree.sees($0, at: place) }
        && !tree.sees(":", at: place + 1)
    }
    for place in names where tree.tokens[place].kind != .identifier && !tree.sees("_", at: place) {
      throw error("a tuple pattern can contain only names", at: place)
    }
    // The type is that of the whole pattern, and not of any name in it.
    if take(":") { try skipType() }
    var whole = template
    try parseInitialValue(of: &whole)
    finish(&whole, from: start)
    return names.map { named($0, like: whole) }
  }

  private func named(_ place: Int, like template: Declaration) -> Declaration {
    var declaration = template
    declaration.name = tree.name(at: place)
    (declaration.line, declaration.column) = (tree.tokens[place].line, tree.tokens[place].column)
    return declaration
  }

  mutating func parseInitialValue(of declaration: inout Declaration) throws(OutlineError) {
    guard take("=") else { return }
    let start = index
    try skipValue()
    declaration.initialValueRange = tree.range(of: start..<index)
  }

  // MARK: - Accessors

  /// Reads the accessors of a property or subscript, if it has any.
  mutating func parseAccessors(of declaration: inout Declaration) throws(OutlineError) {
    guard sees("{") else { return }
    declaration.bodyRange = tree.rangeInside(index)
    if tree.firstAccessor(in: index) == nil {
      skipBrackets()
      declaration.accessors = [Accessor(name: "get", modifiers: [], effects: [])]
    } else {
      declaration.accessors = try inBrackets { parser throws(OutlineError) in
        var accessors: [Accessor] = []
        while !parser.atEnd {
          if parser.tree.tokens[parser.index].kind == .directive {
            parser.skipDirective()
          } else if !parser.take(";") {
            accessors.append(try parser.parseAccessor())
          }
        }
        return accessors
      }
    }
  }

  private mutating func parseAccessor() throws(OutlineError) -> Accessor {
    while sees("@") { _ = try parseAttribute() }
    var modifiers: [String] = []
    while !atEnd, TokenTree.accessorModifiers.contains(tree.text(at: index)) {
      modifiers.append(tree.text(at: index))
      index += 1
    }
    // After the first one, nothing but an accessor has a body.
    guard !atEnd, TokenTree.accessorNames.contains(tree.text(at: index)) || sees("{", ahead: 1)
    else {
      throw error("expected an accessor")
    }
    let name = tree.text(at: index)
    index += 1
    if sees("(") { skipBrackets() }
    let effects = parseEffects()
    if sees("{") { skipBrackets() }
    return Accessor(name: name, modifiers: modifiers, effects: effects)
  }
}
