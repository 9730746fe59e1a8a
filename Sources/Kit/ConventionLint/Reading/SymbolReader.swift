import SwiftOutline

/// Reads the symbols of one file.
struct SymbolReader {
  private var symbols: FileSymbols
  private let tree: TokenTree
  private let vocabulary: Vocabulary

  /// - Throws: `OutlineError` if the file cannot be parsed.
  static func symbols(
    of file: SourceFile, by vocabulary: Vocabulary
  ) throws(OutlineError) -> FileSymbols {
    let declarations = try file.declarations()
    var reader = SymbolReader(
      symbols: FileSymbols(path: file.path), tree: file.tree, vocabulary: vocabulary)
    reader.readScript(around: declarations)
    for declaration in declarations { reader.read(declaration, in: Context()) }
    return reader.symbols
  }

  private func place(_ line: Int, _ column: Int) -> Place {
    Place(file: symbols.path, line: line, column: column)
  }

  // MARK: - Code

  private func code(in ranges: [Range<Int>], headers: [Range<Int>] = []) -> Code {
    var reader = CodeReader(tree, path: symbols.path, values: Set(vocabulary.parameters))
    for range in ranges { reader.read(range) }
    for range in headers { reader.read(range, isHeader: true) }
    return reader.code
  }

  /// The tokens of a declaration's initial value and body, without its header.
  private func body(of declaration: Declaration) -> [Range<Int>] {
    [declaration.initialValueRange, declaration.bodyRange].compactMap { $0.map(tree.tokens) }
  }

  private mutating func readScript(around declarations: [Declaration]) {
    var (ranges, start) = ([Range<Int>](), 0)
    for declaration in declarations {
      let range = tree.tokens(in: declaration.range)
      ranges.append(start..<max(start, range.lowerBound))
      start = max(start, declaration.isProperty ? range.lowerBound : range.upperBound)
    }
    symbols.script = code(in: ranges + [start..<tree.tokens.count])
  }

  /// A function, or the header, the properties and the cases of a type. The functions of a type
  /// have code of their own.
  private func code(of declaration: Declaration) -> Code {
    let parts =
      declaration.kind.isFunction
      ? []
      : declaration.members.filter { member in
        !member.kind.isType && !member.kind.isFunction
          && (member.kind != .typealias || !vocabulary.isAlias(member.name))
      }
    let all = [declaration] + parts
    return code(
      in: all.filter { !$0.kind.isType }.flatMap(body),
      headers: all.map { tree.tokens(in: $0.headerRange) })
  }

  // MARK: - Declarations

  /// The context from the types around a declaration.
  private struct Context {
    var scope: [String] = []
    /// The access of a declaration without an access modifier, if it isn't `internal`.
    var usual: Access?
    /// The widest access that a modifier can give here.
    var access = Access.public
    var isGeneric = false
  }

  private mutating func read(_ declaration: Declaration, in context: Context) {
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
    var access = min(context.access, declaration.access ?? context.usual ?? .internal)
    // To name it, code needs the type's generic arguments, so few can.
    if declaration.kind == .typealias, context.isGeneric { access = min(access, .fileprivate) }
    symbols.declared.append(
      Symbol(
        declaration, path: context.scope + path,
        place: place(declaration.line, declaration.column), access: access, parts: parts,
        constraints: constraints(of: declaration),
        variables: declaration.members.filter(\.isProperty).map(variable)
          + declaration.parameters.map(variable),
        code: declaration.kind == .typealias
          ? Code(names: Set(parts.map(\.name))) : code(of: declaration)))
    let isExtension = declaration.kind == .extension
    let inner = Context(
      scope: context.scope + path,
      usual: isExtension || declaration.kind == .protocol ? declaration.access : nil,
      access: isExtension ? .public : access,
      isGeneric: context.isGeneric || !declaration.genericParameters.isEmpty)
    for member in declaration.members { read(member, in: inner) }
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

  private func variable(_ parameter: Parameter) -> Variable {
    Variable(
      label: parameter.label ?? "_", name: parameter.name,
      place: place(parameter.line, parameter.column), specifier: parameter.type.specifier,
      type: references(in: parameter.type))
  }

  private func variable(_ property: Declaration) -> Variable {
    let isStored = !property.accessors.contains { $0.name == "get" }
    let isOptional = property.kind == .variable && property.type?.isOptional == true
    return Variable(
      name: property.name, place: place(property.line, property.column),
      specifier: property.type?.specifier, type: property.type.map(references) ?? [],
      isRequired: isStored && property.initialValueRange == nil && !property.isStatic
        && !property.modifiers.contains("lazy") && property.attributes.isEmpty && !isOptional,
      isStored: isStored, isProperty: true)
  }
}

extension Declaration {
  /// What its access modifier says; nil without one.
  fileprivate var access: Access? {
    let words: [(String, Access)] = [
      ("private", .private), ("fileprivate", .fileprivate), ("internal", .internal),
      ("package", .package), ("public", .public), ("open", .public),
    ]
    return words.first { modifiers.contains($0.0) }?.1
  }
}
