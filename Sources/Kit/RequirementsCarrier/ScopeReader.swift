import SwiftOutline

/// Reads the types that meet requirements: scopes, and other types that provide for scopes.
struct ScopeReader {
  let table: TypeTable
  let protocols: [String: RequirementsProtocol]
  let options: CarryOptions
  private(set) var scopes: [Scope] = []
  private(set) var refusals: [Remark] = []

  private static let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .extension]

  /// The names of all needs: no other member can meet one.
  private let needed: Set<String>

  init(table: TypeTable, protocols: [String: RequirementsProtocol], options: CarryOptions) {
    (self.table, self.protocols, self.options) = (table, protocols, options)
    needed = Set(protocols.values.flatMap(\.own).map(\.need.name))
    let own = options.bases.union(options.outermost)
    for path in Set(table.types.keys).union(table.extensions.keys).subtracting(own) {
      let parts = table.parts(of: path)
      if Self.kinds.contains(parts[0].declaration.kind) { read(parts) }
    }
    scopes.sort { $0.path < $1.path }
  }

  /// - Parameter parts: the type and its extensions; only extensions if another module declares it.
  private mutating func read(_ parts: [DeclaredType]) {
    let first = parts[0]
    let path = first.path
    let superclasses = superclasses(of: first)
    let superclass = superclasses.first
    let isScope = superclass?.isFramework(options.bases) ?? false
    let promises = parts.reduce(into: Set()) { $0.formUnion(self.promises(of: $1)) }.sorted()
    if let outer = superclass?.path, !isScope,
      superclasses.dropFirst().contains(where: { $0.isFramework(options.bases) })
    {
      refusals.add(
        first.place,
        "'\(path)' inherits from the scope '\(outer)': a scope is one class, so let it inherit "
          + "from \(options.base).")
      return
    }
    guard isScope || !promises.isEmpty else { return }
    if isScope || promises.contains(where: { protocols[$0]?.inheritsGenerated ?? false }) {
      refusals += first.whyHidden
    }
    let attributes = first.declaration.attributes
    let kind = isScope ? kind(of: first, superclass?.arguments ?? []) : .source
    let inherited = superclasses.compactMap(\.path).flatMap(table.parts)
    let extensions = table.protocols(of: parts).flatMap { table.extensions[$0.path] ?? [] }
    scopes.append(
      Scope(
        path: path, kind: kind, place: first.place,
        access: first.isExtension ? .internal : first.access,
        actor: attributes.lazy.compactMap(table.globalActor).first,
        availability: attributes.filter { $0.name == "available" }.map(\.text),
        promises: promises, members: members(in: parts + inherited, injected: needs(of: kind)),
        defaults: members(in: extensions, injected: [:])))
  }

  // MARK: - What it inherits

  /// The superclasses of a class, the nearest first, as far as the target declares them: of each the
  /// first type that it inherits from.
  private func superclasses(of type: DeclaredType) -> [Inherited] {
    var found: [Inherited] = []
    var next: DeclaredType? = type
    while let type = next, type.declaration.kind == .class,
      let superclass = table.named(type.declaration.inheritance, from: type.scopes).first,
      !found.contains(where: { $0.path == superclass.path })
    {
      found.append(superclass)
      next = superclass.path.flatMap { table.types[$0] }
    }
    return found
  }

  /// The requirements that a type or an extension conforms to.
  private mutating func promises(of part: DeclaredType) -> Set<String> {
    var named: Set<String> = []
    for inherited in table.named(part.declaration.inheritance, from: part.scopes) {
      if let path = inherited.path ?? imported(inherited.type) {
        if protocols[path] != nil { named.insert(path) }
      } else if let names = inherited.type.path, names.count > 1,
        let last = names.last, protocols[last] != nil
      {
        refusals.add(
          part.place,
          "carry does not know whether '\(inherited.type.name)' is this target's: write "
            + "'\(last)'.")
      }
    }
    let condition: String? =
      if part.isConstrained {
        "for some arguments only, and carry can't know for which: drop the condition."
      } else if part.isExtension, part.isConditional {
        "in an #if, and carry can't know whether it is there: move it out."
      } else {
        nil
      }
    if let condition, let first = named.min() {
      refusals.add(part.place, "'\(part.path)' meets '\(first)' \(condition)")
    }
    return named
  }

  /// The path of a list of another module.
  private func imported(_ type: TypeSyntax) -> String? {
    ([""] + table.modules.map { "\($0)." }).lazy.map { $0 + type.name }
      .first { protocols[$0]?.module != nil }
  }

  /// The kind of a scope, read from the arguments of its base class, of which the first is the outer
  /// scope, and from its generic parameters.
  private mutating func kind(of type: DeclaredType, _ arguments: [TypeSyntax]) -> Scope.Kind {
    let names = arguments.first?.members.first?.path?.suffix(1) ?? []
    if !options.outermost.isDisjoint(with: names) { return .root }
    let argument = arguments.first?.normalized() ?? ""
    let declaration = type.declaration
    guard let parameter = declaration.genericParameters.first(where: { $0.name == argument }) else {
      let problem =
        argument.isEmpty
        ? "does not say what its outer scope is" : "has the outer scope '\(argument)' and no other"
      let rest = arguments.dropFirst().map { ", \($0.normalized())" }.joined()
      refusals.add(
        type.place,
        "'\(type.path)' \(problem): write "
          + "'class \(declaration.name)<I: …Requirements>: \(options.base)<I\(rest)>'.")
      return .source
    }
    var constraints = parameter.constraint.map { [$0] } ?? []
    for requirement in declaration.requirements {
      let (subject, constraint) = (requirement.subject, requirement.constraint)
      if !requirement.isSameType {
        if subject.normalized() == argument { constraints.append(constraint) }
      } else if subject.names.union(constraint.names).contains(argument) {
        refusals.add(
          type.place,
          "'\(type.path)' has one outer scope and no other: constrain '\(argument)' by ':'.")
      }
    }
    let named = table.named(constraints, from: type.scopes)
    let needs = Set(named.compactMap(\.path).filter { protocols[$0] != nil })
    if needs.count > 1 {
      let list = needs.sorted().map { "'\($0)'" }.joined(separator: " and ")
      refusals.add(
        type.place,
        "'\(type.path)' has the requirements \(list), and a scope has one set of them: write a "
          + "protocol that refines both.")
    }
    if let path = needs.min() { return .inner(requirements: path) }
    if named.contains(where: { $0.isFramework(options.bareRoots) }) { return .root }
    refusals.add(
      type.place,
      "'\(type.path)' does not say what it needs: constrain '\(argument)' to a protocol of this "
        + "target that refines \(options.requirements), or to Nil\(options.requirements). If it is the "
        + "base class of your scopes, name it with --base.")
    return .source
  }

  // MARK: - What it has

  /// The properties, and the functions without parameters. An unconditional member goes before a
  /// conditional one.
  ///
  /// - Parameter injected: the types of the needs that `injected` has, by their names.
  private func members(
    in parts: [DeclaredType], injected: [String: String]
  ) -> [String: Member] {
    var members: [String: Member] = [:]
    for part in parts {
      for declaration in part.declaration.members where !declaration.isStatic {
        let isFunction = declaration.kind == .function && declaration.parameters.isEmpty
        guard declaration.isProperty || isFunction, needed.contains(declaration.name) else {
          continue
        }
        let member = Member(
          isFunction: isFunction,
          type: type(of: declaration, in: part, injected: injected),
          effects: declaration.accessors.first { $0.name == "get" }?.effects ?? [],
          access: Access(declaration.modifiers, usual: part.usualAccess),
          place: Place(path: part.place.path, line: declaration.line),
          isConditional: declaration.isConditional || part.isConditional || part.isConstrained)
        if members[declaration.name].map({ $0.isConditional && !member.isConditional }) ?? true {
          members[declaration.name] = member
        }
      }
    }
    return members
  }

  /// The written type of a member, or what its initial value says.
  private func type(
    of member: Declaration, in part: DeclaredType, injected: [String: String]
  ) -> ValueType? {
    let written = member.type.map { table.text(of: $0, from: part.scopes) }
    let text = written ?? inferredType(of: member, in: part, injected: injected)
    return text.map { ValueType($0, in: table) }
  }

  private func inferredType(
    of member: Declaration, in part: DeclaredType, injected: [String: String]
  ) -> String? {
    guard let value = member.initialValueRange else { return nil }
    var element: Int?
    // In `let (a, b) = …`, each name has the whole value.
    let head = part.file.text(in: member.range.lowerBound..<value.lowerBound)
    if let pattern = head.firstMatch(of: #/([^()]*)(\)+)\s*=\s*$/#) {
      let names = pattern.1.split(separator: ",", omittingEmptySubsequences: false)
      element = names.firstIndex { $0.trimmingPrefix(while: \.isWhitespace) == member.name }
      guard element != nil, pattern.2.count == 1 else { return nil }
    }
    return InferredType.of(
      part.file.text(in: value), element: element, in: table, from: part.scopes,
      injected: injected)
  }

  /// The types of what the outer scope of a scope is asked for, by the names.
  private func needs(of kind: Scope.Kind) -> [String: String] {
    guard case .inner(let path) = kind else { return [:] }
    var needs: [String: String] = [:]
    var (seen, rest): (Set<String>, [String]) = ([], [path])
    while let next = rest.popLast() {
      guard seen.insert(next).inserted, let list = protocols[next] else { continue }
      for one in list.own { needs[one.need.name] = one.need.type.text }
      rest += list.refined
    }
    return needs
  }
}
