// The parts of a declaration's header: generic parameters, inheritance, parameters, effects.
extension OutlineParser {
  /// What a single name before a type means.
  enum ParameterStyle {
    /// The name is also the label.
    case named
    /// The name has no label, as in a subscript or an operator.
    case unlabeled
    /// The name is also the label, and can be missing.
    case associatedValues
  }

  mutating func parseGenericParameters() throws(OutlineError) -> [GenericParameter] {
    guard sees("<") else { return [] }
    return try list(">") { parser throws(OutlineError) in
      while parser.sees("@") { _ = try parser.parseAttribute() }
      if (parser.sees("each") || parser.sees("let")) && parser.seesName(ahead: 1) {
        parser.index += 1
      }
      let name = try parser.takeName(of: "a generic parameter")
      let constraint = parser.take(":") ? try parser.parseType() : nil
      return GenericParameter(name: name, constraint: constraint)
    }
  }

  /// Reads a `where` clause, if there is one, and returns its requirements.
  mutating func parseWhereClause() throws(OutlineError) -> [GenericRequirement] {
    guard take("where") else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      let subject = try parseType()
      let isSameType = take("==")
      guard isSameType || take(":") else { throw error("expected ':' or '=='") }
      requirements.append(
        GenericRequirement(
          subject: subject, isSameType: isSameType, constraint: try parseType()))
    } while take(",")
    return requirements
  }

  mutating func parseParameters(_ style: ParameterStyle) throws(OutlineError) -> [Parameter] {
    guard sees("(") else { throw error("expected '(' and parameters") }
    return try list(")") { parser throws(OutlineError) in try parser.parseParameter(style) }
  }

  private mutating func parseParameter(
    _ style: ParameterStyle
  ) throws(OutlineError) -> Parameter {
    // An attribute before the name can only be a property wrapper or a result builder.
    while sees("@") { _ = try parseAttribute() }
    while sees("isolated") || sees("_const"), seesName(ahead: 1), seesName(ahead: 2) { index += 1 }
    var label: String?
    var name = "_"
    var place = index
    let hasName =
      seesName() && (sees(":", ahead: 1) || seesName(ahead: 1) && sees(":", ahead: 2))
    if hasName || style != .associatedValues {
      let first = try takeName(of: "a parameter", orReservedWord: true)
      let second = sees(":") ? nil : try takeName(of: "a parameter", orReservedWord: true)
      name = second ?? first
      label = second == nil && style == .unlabeled || first == "_" ? nil : first
      if label == nil, second != nil { place += 1 }
      try expect(":", "expected ':' and the type of the parameter")
    }
    let type = try parseType()
    if take("=") { try skipValue() }
    return Parameter(
      label: label, name: name, type: type, line: tree.tokens[place].line,
      column: tree.tokens[place].column)
  }

  /// Reads `async`, `throws(E)` and the like.
  mutating func parseEffects() -> [String] {
    var effects: [String] = []
    while ["async", "reasync", "throws", "rethrows"].contains(where: { sees($0) }) {
      let start = index
      index += 1
      if tree.sees("throws", at: start) && sees("(") { skipBrackets() }
      effects.append(text(from: start))
    }
    return effects
  }
}
