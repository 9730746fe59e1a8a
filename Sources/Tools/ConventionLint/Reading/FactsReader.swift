import SwiftOutline

/// Reads the facts of one file from its outline and its tokens.
struct FactsReader {
  private var facts: FileFacts
  private let tree: TokenTree

  /// - Throws: `OutlineError` if the file cannot be parsed.
  static func facts(of file: SourceFile) throws(OutlineError) -> FileFacts {
    let declarations = try file.declarations()
    var reader = FactsReader(facts: FileFacts(path: file.path), tree: file.tree)
    reader.readScript(around: declarations)
    for declaration in declarations { reader.read(declaration, in: [], isPublic: false) }
    return reader.facts
  }

  private func place(_ line: Int, _ column: Int) -> Place {
    Place(file: facts.path, line: line, column: column)
  }

  /// Reads the code between the declarations of a file, and the initial values of its properties.
  private mutating func readScript(around declarations: [Declaration]) {
    var scanner = BodyScanner(tree, path: facts.path)
    var start = 0
    for declaration in declarations {
      let range = tree.tokens(in: declaration.range)
      scanner.scan(start..<max(start, range.lowerBound))
      start = max(start, range.upperBound)
      guard declaration.isProperty else { continue }
      scanner.scan(declaration)
      facts.globals.append(variable(declaration))
    }
    scanner.scan(start..<tree.tokens.count)
    facts.script = scanner.body
  }

  // MARK: - Declarations

  /// - Parameters:
  ///   - scope: the names of the enclosing types, the outermost first.
  ///   - isPublic: whether a declaration without an access modifier is public here.
  private mutating func read(_ declaration: Declaration, in scope: [String], isPublic: Bool) {
    var isPublic = isPublic || declaration.isExported
    if isPublic { export(declaration) }
    var path = [declaration.name]
    var parts = declaration.inheritance.flatMap(references)
    switch declaration.kind {
    case .protocol, .class, .actor, .struct, .enum, .function: break
    case .initializer, .subscript, .deinitializer: path = [declaration.kind.rawValue]
    case .extension: path = declaration.type.flatMap { references(in: $0).first?.path } ?? []
    case .typealias:
      // The name and the form of an alias of dependencies.
      guard declaration.name.hasSuffix("Dependencies"), declaration.name != "Dependencies",
        declaration.genericParameters.isEmpty, declaration.requirements.isEmpty,
        let type = declaration.type, type.specifier == nil
      else { return }
      parts = references(in: type)
      if parts.isEmpty { return }
      isPublic = declaration.modifiers.contains("public")
    default: return
    }
    guard let name = path.last else { return }
    facts.declared.append(
      Fact(
        kind: declaration.kind, name: name, scope: scope + path.dropLast(),
        place: place(declaration.line, declaration.column), isPublic: isPublic, parts: parts,
        constraints: constraints(of: declaration),
        variables: declaration.members.filter(\.isProperty).map(variable)
          + declaration.parameters.map(variable),
        members: Set(declaration.members.map(\.name)), body: body(of: declaration)))
    let exports = [.extension, .protocol].contains(declaration.kind) && declaration.isExported
    for member in declaration.members { read(member, in: scope + path, isPublic: exports) }
  }

  private func body(of declaration: Declaration) -> Body {
    var scanner = BodyScanner(tree, path: facts.path)
    scanner.mention(declaration.headerRange)
    // The functions of a type have bodies of their own.
    let speaking =
      declaration.kind.isFunction
      ? [declaration] : declaration.members.filter { $0.isProperty || $0.kind == .enumCase }
    for part in speaking {
      scanner.mention(part.headerRange)
      scanner.scan(part)
    }
    return scanner.body
  }

  private mutating func export(_ declaration: Declaration) {
    let isInlinable = declaration.attributes.contains {
      ["inlinable", "_alwaysEmitIntoClient", "_transparent"].contains($0.name)
    }
    let isWhole = isInlinable || declaration.isProperty || declaration.kind == .protocol
    var names = tree.names(in: isWhole ? declaration.range : declaration.headerRange)
    if declaration.kind == .typealias { names.remove(declaration.name) }
    facts.exported.formUnion(names)
  }

  // MARK: - Parts of declarations

  /// The names that a type composes with `&`; none for another kind of type.
  private func references(in type: TypeSyntax) -> [Reference] {
    let members = type.members
    let references = members.compactMap { member in
      member.path.map { Reference(path: $0, place: place(member.line, member.column)) }
    }
    return references.count == members.count ? references : []
  }

  /// The constraints of generic parameters and associated types.
  private func constraints(of declaration: Declaration) -> [Constraint] {
    let bounds =
      declaration.genericParameters.compactMap { parameter in
        parameter.constraint.map { (parameter.name, $0) }
      }
      + declaration.requirements.compactMap { requirement in
        guard !requirement.isSameType, let path = requirement.subject.path, path.count == 1,
          path != ["Self"]
        else { return nil }
        return (path[0], requirement.constraint)
      }
      + declaration.members.filter { $0.kind == .associatedtype }.flatMap { member in
        member.inheritance.map { (member.name, $0) }
      }
    return bounds.flatMap { parameter, bound in
      references(in: bound).map { Constraint(parameter: parameter, bound: $0) }
    }
  }

  private func variable(_ parameter: Parameter) -> Variable {
    Variable(
      label: parameter.label, name: parameter.name, place: place(parameter.line, parameter.column),
      specifier: parameter.type.specifier, type: references(in: parameter.type))
  }

  private func variable(_ property: Declaration) -> Variable {
    let place = place(property.line, property.column)
    var type = property.type.map(references) ?? []
    // In `let a, b: Int` the type of `a` is written after `b`.
    if let start = property.type?.range.lowerBound, !property.range.contains(start) {
      type = type.map { Reference(path: $0.path, place: place) }
    }
    let isStored = !property.accessors.contains { $0.name == "get" }
    let isOptional = property.kind == .variable && property.type?.isOptional == true
    return Variable(
      name: property.name, place: place, specifier: property.type?.specifier, type: type,
      isRequired: isStored && property.initialValueRange == nil && !property.isStatic
        && !property.modifiers.contains("lazy")
        && property.attributes.isEmpty && !isOptional,
      isStored: isStored)
  }
}

extension Declaration {
  /// Whether other modules can see it.
  fileprivate var isExported: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0) }
      || attributes.contains { $0.name == "usableFromInline" }
  }
}
