import SwiftOutline
import ToolSupport

/// Reads the types that meet requirements: scopes, and other types that provide for scopes.
struct ScopeReader {
  let table: TypeTable
  let protocols: [String: RequirementsProtocol]
  let options: CarryOptions
  private(set) var scopes: [Scope] = []
  private(set) var refusals: [Diagnostic] = []

  private static let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .extension]

  /// The names of all requirements: no other member can meet one.
  private let needed: Set<String>

  init(table: TypeTable, protocols: [String: RequirementsProtocol], options: CarryOptions) {
    (self.table, self.protocols, self.options) = (table, protocols, options)
    needed = Set(protocols.values.flatMap { $0.own + $0.carried }.map(\.name))
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
    let superclasses = superclasses(of: first)
    let isScope = superclasses.first?.isFramework(options.bases) ?? false
    let promises = Set(parts.flatMap { self.promises(of: $0) }).sorted()
    if let outer = superclasses.first?.path, !isScope,
      superclasses.contains(where: { $0.isFramework(options.bases) })
    {
      refusals.add(
        first.place,
        "'\(first.path)' inherits from the scope '\(outer)': a scope is one class, so let it "
          + "inherit from \(options.base).")
      return
    }
    guard isScope || !promises.isEmpty else { return }
    if isScope || promises.contains(where: { protocols[$0]?.inheritsGenerated ?? false }) {
      refusals += first.whyHidden
    }
    let attributes = first.declaration.attributes
    let inherited = superclasses.compactMap(\.path).flatMap(table.parts)
    scopes.append(
      Scope(
        path: first.path, isScope: isScope,
        requirements: isScope ? requirements(of: first, superclasses[0].arguments) : nil,
        place: first.place, access: first.access,
        actor: attributes.first(where: table.isGlobalActor)?.text,
        availability: attributes.filter { $0.name == "available" }.map(\.text),
        promises: promises, members: members(in: parts + inherited)))
  }

  // MARK: - What it inherits

  /// The superclasses of a class, the nearest first, as far as the target declares them: of each
  /// the first type that it inherits from.
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
      let name = inherited.type.name
      if let path = inherited.path ?? imported(name) {
        if protocols[path] != nil { named.insert(path) }
      } else if let last = inherited.type.path?.last, last != name, protocols[last] != nil {
        refusals.add(
          part.place, "carry does not know whether '\(name)' is this target's: write '\(last)'.")
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
  private func imported(_ name: String) -> String? {
    ([""] + table.modules.map { "\($0)." }).lazy.map { $0 + name }
      .first { protocols[$0]?.module != nil }
  }

  /// The path of the list of a scope; nil for the outermost.
  ///
  /// - Parameter arguments: those of its base class, of which the first is the outer scope.
  private mutating func requirements(
    of type: DeclaredType, _ arguments: [TypeSyntax]
  ) -> String? {
    let names = arguments.first?.members.first?.path?.suffix(1) ?? []
    if !options.outermost.isDisjoint(with: names) { return nil }
    let argument = arguments.first?.normalized() ?? ""
    let declaration = type.declaration
    guard let parameter = declaration.genericParameters.first(where: { $0.name == argument }) else {
      let list = table.path(of: argument, from: type.scopes).flatMap { protocols[$0]?.path }
      let found = argument.isEmpty ? "" : ", but \(list == nil ? "" : "the list ")'\(argument)'"
      let rest = arguments.dropFirst().map { ", \($0.normalized())" }.joined()
      refusals.add(
        type.place,
        "'\(type.path)' has no generic parameter for its outer scope\(found): write "
          + "'class \(declaration.name)<I: \(list ?? "…Requirements")>: "
          + "\(options.base)<I\(rest)>'.")
      return nil
    }
    let constraints = declaration.requirements.filter { $0.subject.normalized() == argument }
      .map(\.constraint)
    let named = table.named(
      [parameter.constraint].compactMap(\.self) + constraints, from: type.scopes)
    let lists = Set(named.compactMap(\.path).filter { protocols[$0] != nil }).sorted()
    if lists.count > 1 {
      refusals.add(
        type.place,
        "'\(type.path)' has the requirements '\(lists[0])' and '\(lists[1])', and a scope has one "
          + "set of them: write a protocol that refines both.")
    }
    guard lists.isEmpty, !named.contains(where: { $0.isFramework(options.bareRoots) }) else {
      return lists.first
    }
    refusals.add(
      type.place,
      "'\(type.path)' does not say what it needs: constrain '\(argument)' to a protocol of this "
        + "target that refines \(options.requirements), or to Nil\(options.requirements). If it is "
        + "the base class of your scopes, name it with --base.")
    return nil
  }

  // MARK: - What it has

  /// The properties, and the functions without parameters. An unconditional member goes before a
  /// conditional one.
  private func members(in parts: [DeclaredType]) -> [String: Member] {
    var members: [String: Member] = [:]
    for part in parts {
      for declaration in part.declaration.members where !declaration.isStatic {
        let isFunction = declaration.kind == .function && declaration.parameters.isEmpty
        guard declaration.isProperty || isFunction, needed.contains(declaration.name) else {
          continue
        }
        let member = Member(
          isFunction: isFunction,
          type: declaration.type.map { table.text(of: $0, from: part.scopes) },
          initialValue: declaration.initialValueRange.map(part.file.text),
          effects: declaration.accessors.first { $0.name == "get" }?.effects ?? [],
          access: Access(declaration.modifiers, usual: part.usualAccess),
          place: part.place(of: declaration),
          isConditional: declaration.isConditional || part.isConditional || part.isConstrained)
        if members[declaration.name]?.isConditional ?? true { members[declaration.name] = member }
      }
    }
    return members
  }
}
