import SwiftOutline

/// Reads the facts of one file from its outline and its tokens.
struct FactsReader {
  private var facts: FileFacts
  private let tree: TokenTree
  private let hasBodies: Bool

  /// - Parameter hasBodies: whether to read more than the declarations.
  /// - Throws: `OutlineError` if the file cannot be parsed.
  static func facts(of file: SourceFile, hasBodies: Bool) throws(OutlineError) -> FileFacts {
    let declarations = try file.declarations()
    var reader = FactsReader(
      facts: FileFacts(path: file.path), tree: file.tree, hasBodies: hasBodies)
    if hasBodies { reader.readScript(around: declarations) }
    for declaration in declarations { reader.read(declaration, in: Surroundings()) }
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
    facts.script = scanner.body()
  }

  // MARK: - Declarations

  /// What the types around a declaration say about it.
  private struct Surroundings {
    /// The names of the types, the outermost first.
    var scope: [String] = []
    /// Whether a declaration without an access modifier is public here.
    var isPublic = false
    /// The most that an access modifier can say here.
    var access = 4
    var isGeneric = false
    /// The names in the generic clauses of an extension, which each of its members needs.
    var clauses: [TypeSyntax] = []
  }

  private mutating func read(_ declaration: Declaration, in around: Surroundings) {
    var isPublic = around.isPublic || declaration.isExported
    // A member of a public extension can only be public if the extension's header may be.
    let exportsHeader =
      declaration.kind == .extension
      && (!declaration.inheritance.isEmpty || declaration.members.contains(where: \.isExported))
    if isPublic || exportsHeader { export(declaration, in: around.scope) }
    if declaration.kind != .typealias { sign(declaration, in: around) }
    var path = [declaration.name]
    var parts = declaration.inheritance.flatMap(references)
    switch declaration.kind {
    case .protocol, .class, .actor, .struct, .enum, .function: break
    case .initializer, .subscript, .deinitializer: path = [declaration.kind.rawValue]
    case .extension: path = declaration.type.flatMap { references(in: $0).first?.path } ?? []
    case .typealias:
      // The name and the form of an alias of dependencies.
      guard let type = declaration.type, type.specifier == nil, !references(in: type).isEmpty else {
        return sign(declaration, in: around)
      }
      parts = references(in: type)
      let isAlias =
        declaration.name.hasSuffix("Dependencies")
        && (declaration.name != "Dependencies" || !around.scope.isEmpty)
        && declaration.genericParameters.isEmpty && declaration.requirements.isEmpty
      if !isAlias { sign(declaration, in: around) }
      isPublic = declaration.modifiers.contains("public")
    case .import:
      facts.imports.insert(String(declaration.name.prefix { $0 != "." }))
      return
    default: return
    }
    guard let name = path.last else { return }
    let access = min(around.access, declaration.access ?? (around.isPublic ? 4 : 2))
    facts.declared.append(
      Fact(
        kind: declaration.kind, name: name,
        scope: path.count > 1 ? around.scope + path.dropLast() : around.scope,
        place: place(declaration.line, declaration.column), isPublic: isPublic, access: access,
        isInGenericType: around.isGeneric, parts: parts, constraints: constraints(of: declaration),
        generics: Set(declaration.genericParameters.map(\.name)),
        variables: declaration.members.filter(\.isProperty).map(variable)
          + declaration.parameters.map(variable),
        members: Set(declaration.members.map(\.name)), body: body(of: declaration)))
    let isExtension = declaration.kind == .extension
    let inner = Surroundings(
      scope: around.scope + path,
      isPublic: (isExtension || declaration.kind == .protocol) && declaration.isExported,
      access: isExtension ? 4 : access,
      isGeneric: around.isGeneric || !declaration.genericParameters.isEmpty,
      clauses: isExtension ? clauses(of: declaration) : [])
    for member in declaration.members { read(member, in: inner) }
  }

  private func body(of declaration: Declaration) -> Body {
    guard hasBodies else { return Body() }
    var scanner = BodyScanner(tree, path: facts.path)
    // What a type inherits is no use of it, unlike the rest of its header.
    let inherited = declaration.kind == .function ? [] : declaration.inheritance.map(\.range)
    scanner.mention(declaration.headerRange, except: inherited)
    // The functions of a type have bodies of their own.
    let speaking =
      declaration.kind.isFunction
      ? [declaration]
      : declaration.members.filter {
        $0.isProperty || $0.kind == .enumCase
          || $0.kind == .typealias && !$0.name.hasSuffix("Dependencies")
      }
    scanner.noteAttributes(of: declaration)
    for part in speaking {
      scanner.mention(part.headerRange)
      scanner.noteAttributes(of: part)
      scanner.scan(part)
    }
    return scanner.body()
  }

  private mutating func export(_ declaration: Declaration, in scope: [String]) {
    let isInlinable = declaration.attributes.contains {
      ["inlinable", "_alwaysEmitIntoClient", "_transparent"].contains($0.name)
    }
    let isWhole = isInlinable || declaration.isProperty || declaration.kind == .protocol
    var names = tree.names(in: isWhole ? declaration.range : declaration.headerRange)
    if declaration.kind == .typealias { names.remove(declaration.name) }
    // The cases of a public enum are public.
    for member in declaration.members where member.kind == .enumCase {
      names.formUnion(tree.names(in: member.headerRange))
    }
    facts.exported[scope.first ?? "", default: []].formUnion(names)
  }

  // MARK: - Signatures

  /// Records what a declaration asks of its users, and gives them.
  private mutating func sign(_ declaration: Declaration, in around: Surroundings) {
    guard declaration.kind != .import, declaration.kind != .deinitializer else { return }
    let isExtension = declaration.kind == .extension
    var names = Names(in: tree.names)
    func add(_ type: TypeSyntax, _ use: Names.Use) {
      tree.forEachName(in: type.range) { names.add($0, use) }
    }
    for type in clauses(of: declaration) + around.clauses { add(type, .asked) }
    for type in declaration.parameters.map(\.type) {
      // A closure is given values.
      let isClosure = tree.tokens(in: type.range).contains { tree.sees("->", at: $0) }
      add(type, isClosure ? [.asked, .given] : .asked)
    }
    if declaration.kind == .associatedtype {
      for type in declaration.inheritance { add(type, .asked) }
    }
    if !isExtension, let type = declaration.type { add(type, .given) }
    names.settle()
    let name = isExtension ? String(declaration.name.prefix { $0 != "<" }) : declaration.name
    facts.signatures.append(
      Signature(kind: declaration.kind, name: name, type: around.scope.last, names: names))
  }

  /// The types in the generic clauses of a declaration.
  private func clauses(of declaration: Declaration) -> [TypeSyntax] {
    declaration.genericParameters.compactMap(\.constraint)
      + declaration.requirements.flatMap { [$0.subject, $0.constraint] }
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

  private func arguments(of type: TypeSyntax) -> Set<String> {
    Set(type.members.flatMap(\.arguments).compactMap(\.path?.last))
  }

  private func variable(_ parameter: Parameter) -> Variable {
    Variable(
      label: parameter.label, name: parameter.name, place: place(parameter.line, parameter.column),
      specifier: parameter.type.specifier, type: references(in: parameter.type),
      arguments: arguments(of: parameter.type))
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
      arguments: property.type.map(arguments) ?? [],
      isRequired: isStored && property.initialValueRange == nil && !property.isStatic
        && !property.modifiers.contains("lazy")
        && property.attributes.isEmpty && !isOptional,
      isStored: isStored, isProperty: true,
      isPrivate: property.modifiers.contains { ["private", "fileprivate"].contains($0) })
  }
}

extension Declaration {
  /// Whether other modules can see it.
  fileprivate var isExported: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0) }
      || attributes.contains { $0.name == "usableFromInline" }
  }

  /// What its access modifier says; nil without one.
  fileprivate var access: Int? {
    let words = ["private", "fileprivate", "internal", "package", "public"]
    return modifiers.lazy.compactMap { $0 == "open" ? 4 : words.firstIndex(of: $0) }.first
  }
}
