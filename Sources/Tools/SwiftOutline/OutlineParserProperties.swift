// Properties with their accessors, and enum cases.
extension OutlineParser {
  /// Reads the names after `let` or `var`, each with its type, value and accessors.
  mutating func parseProperties(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> [Declaration] {
    var properties: [Declaration] = []
    var start = start
    var firstWithoutType = 0
    repeat {
      if sees("(") {
        properties += try parseTuplePattern(like: template, from: start)
        firstWithoutType = properties.count
      } else {
        properties.append(try parseProperty(like: template, from: start))
        // In `let a, b: Int` the type is that of both.
        if let type = properties[properties.count - 1].type {
          for earlier in firstWithoutType..<properties.count { properties[earlier].type = type }
          firstWithoutType = properties.count
        } else if properties[properties.count - 1].hasInitialValue {
          firstWithoutType = properties.count
        }
      }
      start = index + 1
    } while take(",")
    return properties.filter { $0.name != "_" }
  }

  private mutating func parseProperty(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> Declaration {
    var property = template
    let place = index
    property.name = take("_") ? "_" : try takeName(of: "a property")
    (property.line, property.column) = (tree.tokens[place].line, tree.tokens[place].column)
    if take(":") { property.type = try parseType() }
    try parseInitialValue(of: &property)
    try parseAccessors(of: &property)
    finish(&property, from: start)
    return property
  }

  /// Reads `(a, (b, _)) = value`, which declares every name in it.
  private mutating func parseTuplePattern(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> [Declaration] {
    let open = index
    skipBrackets()
    let names = (open..<index).filter { place in
      !["(", ")", ","].contains { tree.sees($0, at: place) }
    }
    for place in names where tree.tokens[place].kind != .identifier && !tree.sees("_", at: place) {
      throw refusal("only names can stand in a tuple pattern", at: place)
    }
    guard !sees(":") else {
      throw refusal("the names of a tuple pattern with a type must be declared one by one")
    }
    var whole = template
    try parseInitialValue(of: &whole)
    finish(&whole, from: start)
    return names.map { place in
      var property = whole
      property.name = tree.name(at: place)
      (property.line, property.column) = (tree.tokens[place].line, tree.tokens[place].column)
      return property
    }
  }

  mutating func parseInitialValue(of declaration: inout Declaration) throws(OutlineError) {
    guard take("=") else { return }
    let start = index
    try skipExpression(in: .value)
    declaration.initialValueRange = range(from: start)
  }

  /// Reads the names after `case`, each with its associated values and raw value.
  mutating func parseEnumCases(
    like template: Declaration, from start: Int
  ) throws(OutlineError) -> [Declaration] {
    var cases: [Declaration] = []
    var start = start
    repeat {
      var element = template
      let place = index
      element.name = try takeName(of: "an enum case")
      (element.line, element.column) = (tree.tokens[place].line, tree.tokens[place].column)
      if sees("(") { element.parameters = try parseParameters(.associatedValues) }
      try parseInitialValue(of: &element)
      finish(&element, from: start)
      cases.append(element)
      start = index + 1
    } while take(",")
    return cases
  }
}

// MARK: - Accessors

extension OutlineParser {
  private static let accessorNames: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  private static let accessorModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "consuming", "__consuming", "nonisolated",
  ]

  /// Reads the accessors of a property or subscript, if it has any.
  mutating func parseAccessors(of declaration: inout Declaration) throws(OutlineError) {
    guard sees("{") else { return }
    let open = index
    declaration.accessors = try inBrackets { parser throws(OutlineError) in
      guard parser.beginsAccessor() else {
        parser.index = parser.limit
        return []
      }
      var accessors: [Accessor] = []
      while !parser.atEnd { try parser.parseAccessor(into: &accessors) }
      return accessors
    }
    declaration.bodyRange = rangeInside(from: open)
    if declaration.accessors.isEmpty {
      declaration.accessors = [
        Accessor(name: "get", modifiers: [], effects: [], bodyRange: declaration.bodyRange)
      ]
    }
  }

  /// Whether the body at the index is a list of accessors; any other is the body of a getter.
  private func beginsAccessor() -> Bool {
    var ahead = self
    while ahead.sees("@"), ahead.seesName(ahead: 1) {
      ahead.index += 2
      if ahead.sees("(") { ahead.skipBrackets() }
    }
    while ahead.seesWord(of: Self.accessorModifiers) { ahead.index += 1 }
    guard ahead.seesWord(of: Self.accessorNames) else { return false }
    ahead.index += 1
    if ahead.sees("(") {
      ahead.skipBrackets()
      return ahead.sees("{")
    }
    return ahead.atEnd || ["{", "async", "throws", ";", "@"].contains { ahead.sees($0) }
      || ahead.seesWord(of: Self.accessorModifiers) || ahead.seesWord(of: Self.accessorNames)
  }

  private func seesWord(of words: Set<String>) -> Bool {
    seesName() && words.contains(tree.text(at: index))
  }

  private mutating func parseAccessor(
    into accessors: inout [Accessor]
  ) throws(OutlineError) {
    if take(";") { return }
    if tree.tokens[index].kind == .directive { return skipDirective() }
    _ = try parsePrefix()
    var modifiers: [String] = []
    while seesWord(of: Self.accessorModifiers) {
      modifiers.append(tree.text(at: index))
      index += 1
    }
    guard seesWord(of: Self.accessorNames) else { throw refusal("an accessor must stand here") }
    let name = tree.text(at: index)
    index += 1
    if sees("(") { skipBrackets() }
    let effects = try parseEffects()
    var bodyRange: Range<Int>?
    if sees("{") {
      let open = index
      skipBrackets()
      bodyRange = rangeInside(from: open)
    }
    accessors.append(
      Accessor(name: name, modifiers: modifiers, effects: effects, bodyRange: bodyRange))
  }
}
