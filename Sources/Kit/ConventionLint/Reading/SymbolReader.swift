import SwiftOutline

/// Reads the symbols of one file from its outline and its tokens.
struct SymbolReader {
  private var symbols: FileSymbols
  private let tree: TokenTree
  private let vocabulary: Vocabulary?
  private let known: BodyScanner.Names?

  /// - Parameter vocabulary: nil reads only the declarations, and no code.
  /// - Throws: `OutlineError` if the file cannot be parsed.
  static func symbols(
    of file: SourceFile, by vocabulary: Vocabulary?
  ) throws(OutlineError) -> FileSymbols {
    let declarations = try file.declarations()
    var reader = SymbolReader(
      symbols: FileSymbols(path: file.path), tree: file.tree, vocabulary: vocabulary,
      known: vocabulary.map { names(of: declarations, by: $0) })
    if let vocabulary {
      reader.readScript(around: declarations)
      reader.readMentions(vocabulary)
    }
    for declaration in declarations { reader.read(declaration, in: Context()) }
    return reader.symbols
  }

  /// The names of the file's variables that hold dependencies: those that are usual, and those with
  /// the type of an alias or of a generic parameter that an alias constrains.
  private static func names(
    of declarations: [Declaration], by vocabulary: Vocabulary
  ) -> BodyScanner.Names {
    var (values, labels) = (Set(vocabulary.parameters), Set<String>())
    var left = declarations.map { (declaration: $0, generics: Set<String>()) }
    while let (declaration, outer) = left.popLast() {
      var generics = outer
      for parameter in declaration.genericParameters
      where parameter.constraint.map({ isAlias($0, vocabulary) }) == true {
        generics.insert(parameter.name)
      }
      for requirement in declaration.requirements where isAlias(requirement.constraint, vocabulary)
      {
        if let name = requirement.subject.path?.first { generics.insert(name) }
      }
      func note(_ name: String, _ type: TypeSyntax) {
        let members = type.tupleParts?.map(\.type) ?? type.members
        guard
          members.contains(where: { part in
            isAlias(part, vocabulary) || part.path.map { generics.contains($0[0]) } == true
          })
        else { return }
        values.insert(name)
        for part in type.tupleParts ?? [] { if let label = part.label { labels.insert(label) } }
      }
      if declaration.isProperty, let type = declaration.type { note(declaration.name, type) }
      for parameter in declaration.parameters { note(parameter.name, parameter.type) }
      left += declaration.members.map { ($0, generics) }
    }
    return BodyScanner.Names(values: values, labels: labels)
  }

  private static func isAlias(_ type: TypeSyntax, _ vocabulary: Vocabulary) -> Bool {
    type.members.contains { $0.path?.last.map(vocabulary.isAlias) == true }
  }

  /// Records where the file names what is called as aliases are.
  private mutating func readMentions(_ vocabulary: Vocabulary) {
    var numbers: Set<Int> = []
    for (number, name) in tree.names.enumerated() where vocabulary.isAlias(name) {
      numbers.insert(number)
    }
    guard !numbers.isEmpty else { return }
    for index in tree.tokens.indices {
      guard let number = tree.numberOfName(at: index), numbers.contains(number),
        !tree.isLabel(at: index)
      else { continue }
      var (path, first) = ([tree.names[number]], index)
      while tree.sees(".", at: first - 1), tree.isIdentifier(at: first - 2) {
        first -= 2
        path.insert(tree.name(at: first), at: 0)
      }
      let token = tree.tokens[first]
      symbols.mentions.append(Reference(path: path, place: place(token.line, token.column)))
    }
  }

  private func place(_ line: Int, _ column: Int) -> Place {
    Place(file: symbols.path, line: line, column: column)
  }

  /// Reads the code between the declarations of a file, and the initial values of its properties.
  private mutating func readScript(around declarations: [Declaration]) {
    guard let known else { return }
    var scanner = BodyScanner(tree, path: symbols.path, known)
    var start = 0
    for declaration in declarations {
      let range = tree.tokens(in: declaration.range)
      scanner.scan(start..<max(start, range.lowerBound))
      start = max(start, range.upperBound)
      if declaration.isProperty { scanner.scan(declaration) }
    }
    scanner.scan(start..<tree.tokens.count)
    symbols.script = scanner.body
  }

  // MARK: - Declarations

  /// What the types around a declaration say about it.
  private struct Context {
    /// The names of the types, the outermost first.
    var scope: [String] = []
    /// Whether a declaration without an access modifier is public here.
    var isPublic = false
    /// The most that an access modifier can say here.
    var access = Access.public
    var isGeneric = false
  }

  private mutating func read(_ declaration: Declaration, in context: Context) {
    let isShown = context.isPublic || declaration.isExported
    // A member of a public extension can only be public if the extension's header may be.
    let exportsHeader =
      declaration.kind == .extension
      && (!declaration.inheritance.isEmpty || declaration.members.contains(where: \.isExported))
    if isShown || exportsHeader { export(declaration, in: context.scope) }
    var path = [declaration.name]
    var parts = declaration.inheritance.flatMap(references)
    switch declaration.kind {
    case .protocol, .class, .actor, .struct, .enum, .function: break
    case .initializer, .subscript, .deinitializer: path = [declaration.kind.rawValue]
    case .extension: path = declaration.type.flatMap { references(in: $0).first?.path } ?? []
    case .typealias:
      guard let type = declaration.type, type.specifier == nil else { return }
      parts = references(in: type)
      if parts.isEmpty { return }
    case .import:
      symbols.imports.insert(String(declaration.name.prefix { $0 != "." }))
      return
    default: return
    }
    guard !path.isEmpty else { return }
    let access = min(context.access, declaration.access ?? (context.isPublic ? .public : .internal))
    symbols.declared.append(
      Symbol(
        declaration, path: context.scope + path,
        place: place(declaration.line, declaration.column),
        isPublic: declaration.kind == .typealias
          ? declaration.modifiers.contains("public") : isShown,
        access: access,
        isInGenericType: context.isGeneric, parts: parts, constraints: constraints(of: declaration),
        variables: declaration.members.filter(\.isProperty).map(variable)
          + declaration.parameters.map(variable),
        header: known == nil ? [] : header(of: declaration), body: body(of: declaration)))
    let isExtension = declaration.kind == .extension
    let inner = Context(
      scope: context.scope + path,
      isPublic: (isExtension || declaration.kind == .protocol) && declaration.isExported,
      access: isExtension ? .public : access,
      isGeneric: context.isGeneric || !declaration.genericParameters.isEmpty)
    for member in declaration.members { read(member, in: inner) }
  }

  /// The names before the body, without what a type inherits from.
  private func header(of declaration: Declaration) -> Set<String> {
    var names = tree.names(in: declaration.headerRange)
    guard declaration.kind.isFunction else {
      for type in declaration.inheritance { names.subtract(tree.names(in: type.range)) }
      return names
    }
    return names
  }

  private func body(of declaration: Declaration) -> Body {
    guard let known else { return Body() }
    var scanner = BodyScanner(tree, path: symbols.path, known)
    // The functions of a type have bodies of their own.
    let speaking =
      declaration.kind.isFunction
      ? [declaration] : declaration.members.filter { $0.isProperty || $0.kind == .enumCase }
    for part in speaking { scanner.scan(part) }
    var body = scanner.body
    if !declaration.kind.isFunction {
      for part in speaking + declaration.members.filter(isSynonym) {
        body.names.formUnion(tree.names(in: part.headerRange))
      }
    }
    return body
  }

  /// Whether it is a type alias that isn't called as aliases of dependencies are.
  private func isSynonym(_ declaration: Declaration) -> Bool {
    declaration.kind == .typealias && vocabulary?.isAlias(declaration.name) == false
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
    symbols.exported[scope.first ?? "", default: []].formUnion(names)
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
        guard !requirement.isSameType, let path = requirement.subject.path, path.count == 1 else {
          return nil
        }
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

  /// The names in a type, and the labels of its parts if it is a tuple.
  private func names(in type: TypeSyntax) -> (type: [Reference], labels: Set<String>) {
    guard let parts = type.tupleParts else { return (references(in: type), []) }
    return (parts.flatMap { references(in: $0.type) }, Set(parts.compactMap(\.label)))
  }

  private func variable(_ parameter: Parameter) -> Variable {
    Variable(
      label: parameter.label ?? "_", name: parameter.name,
      place: place(parameter.line, parameter.column), specifier: parameter.type.specifier,
      type: references(in: parameter.type), arguments: arguments(of: parameter.type))
  }

  private func variable(_ property: Declaration) -> Variable {
    let place = place(property.line, property.column)
    var (type, labels) = property.type.map(names) ?? ([], [])
    // In `let a, b: Int` the type of `a` is written after `b`.
    if let start = property.type?.range.lowerBound, !property.range.contains(start) {
      type = type.map { Reference(path: $0.path, place: place) }
    }
    let isStored = !property.accessors.contains { $0.name == "get" }
    let isOptional = property.kind == .variable && property.type?.isOptional == true
    return Variable(
      name: property.name, place: place, specifier: property.type?.specifier, type: type,
      labels: labels, arguments: property.type.map(arguments) ?? [],
      isRequired: isStored && property.initialValueRange == nil && !property.isStatic
        && !property.modifiers.contains("lazy")
        && property.attributes.isEmpty && !isOptional,
      isStored: isStored,
      isForwarding: !isStored && property.accessors.contains { $0.name == "set" }, isProperty: true,
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
  fileprivate var access: Access? {
    modifiers.lazy.compactMap { word in
      switch word {
      case "private": .private
      case "fileprivate": .fileprivate
      case "internal": .internal
      case "package": .package
      case "public", "open": .public
      default: nil
      }
    }.first
  }
}
