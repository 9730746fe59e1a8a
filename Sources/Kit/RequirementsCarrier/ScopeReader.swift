import SwiftOutline
import ToolSupport

/// Reads the types that meet requirements: scopes, and other types with values for scopes.
struct ScopeReader {
  private let types: TargetTypes
  private let protocols: [String: RequirementsProtocol]
  private(set) var scopes: [Scope] = []
  private(set) var errors: [Diagnostic] = []

  private static let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .extension]

  /// The names of all requirements. Members with other names can't meet any.
  private let needed: Set<String>

  init(_ types: TargetTypes, _ protocols: [String: RequirementsProtocol]) {
    (self.types, self.protocols) = (types, protocols)
    needed = Set(protocols.values.flatMap(\.own).map(\.name))
    let names = Set(types.types.keys).union(types.extensions.keys)
    for name in names.subtracting([Names.base, Names.outermost]) {
      let parts = types.parts(of: name)
      if Self.kinds.contains(parts[0].declaration.kind) { read(parts) }
    }
    scopes.sort { $0.name < $1.name }
    for type in types.nested {
      if type.declaration.inheritance.flatMap(\.members).contains(where: { one in
        [Names.base, Names.root].contains(one.last) || protocols[one.last] != nil
      }) {
        errors.add(
          type.place,
          "'\(type.name)' is nested in another type, which carry doesn't read: move it to the top "
            + "level.")
      }
    }
  }

  /// - Parameter parts: the type and its extensions; only extensions if another module declares it.
  private mutating func read(_ parts: [DeclaredType]) {
    let first = parts[0]
    let superclasses = superclasses(of: first)
    let isScope = superclasses.first?.last == Names.base
    let conformances = Set(parts.flatMap { self.conformances(of: $0) }).sorted()
    if let outer = superclasses.first, !isScope, superclasses.last?.last == Names.base {
      errors.add(
        first.place,
        "'\(first.name)' inherits from the scope '\(outer.name)': inherit from "
          + "\(Names.base) directly.")
      return
    }
    guard isScope || !conformances.isEmpty else { return }
    if isScope || conformances.contains(where: { protocols[$0]?.inheritsGenerated ?? false }) {
      errors += first.visibilityErrors
    }
    scopes.append(
      Scope(
        name: first.name, isScope: isScope,
        requirements: isScope ? requirements(of: first, superclasses[0].arguments) : nil,
        place: first.place, access: first.access,
        actor: first.declaration.attributes.first(where: types.isGlobalActor)?.text,
        conformances: conformances,
        members: members(in: parts + superclasses.map(\.name).flatMap(types.parts))))
  }

  // MARK: - Inheritance

  /// The superclasses of a class, the nearest first, as far as the target declares them: in each class,
  /// the first inherited type.
  private func superclasses(of type: DeclaredType) -> [TypeSyntax] {
    var found: [TypeSyntax] = []
    var next: DeclaredType? = type
    while let type = next, type.declaration.kind == .class,
      let superclass = type.declaration.inheritance.first?.members.first,
      !found.contains(where: { $0.name == superclass.name })
    {
      found.append(superclass)
      next = superclass.last == Names.base ? nil : types.types[superclass.name]
    }
    return found
  }

  /// The requirements that a type or an extension conforms to.
  private mutating func conformances(of part: DeclaredType) -> Set<String> {
    var conformances: Set<String> = []
    for named in part.declaration.inheritance.flatMap(\.members)
    where protocols[named.last] != nil {
      conformances.insert(named.last)
      if named.last != named.name {
        errors.add(
          part.place,
          "'\(named.name)' may be a type of another module: write '\(named.last)'.")
      }
    }
    guard let first = conformances.min(), part.isExtension else { return conformances }
    if part.isConstrained {
      errors.add(
        part.place,
        "'\(part.name)' conforms to '\(first)' only under a condition, which carry doesn't evaluate: "
          + "remove the condition.")
    } else if part.declaration.isConditional {
      errors.add(
        part.place,
        "'\(part.name)' conforms to '\(first)' in an #if, which carry doesn't evaluate: move it out."
      )
    }
    return conformances
  }

  /// The name of a scope's list; nil for the outermost scope.
  ///
  /// - Parameter arguments: the generic arguments of its base class. The first is the outer scope.
  private mutating func requirements(
    of type: DeclaredType, _ arguments: [TypeSyntax]
  ) -> String? {
    if arguments.first?.path?.last == Names.outermost { return nil }
    let argument = arguments.first?.normalized() ?? ""
    let declaration = type.declaration
    guard let parameter = declaration.genericParameters.first(where: { $0.name == argument }) else {
      let list = protocols[argument]?.name
      let found = argument.isEmpty ? "" : " (found \(list == nil ? "" : "the list ")'\(argument)')"
      errors.add(
        type.place,
        "'\(type.name)' has no generic parameter for its outer scope\(found): write "
          + "'class \(type.name)<I: \(list ?? "…Requirements")>: \(Names.base)<I>'.")
      return nil
    }
    let constraints = declaration.requirements.filter { $0.subject.normalized() == argument }
      .map(\.constraint)
    let named = ([parameter.constraint].compactMap(\.self) + constraints).flatMap(\.members)
    let lists = Set(named.map(\.name).filter { protocols[$0] != nil }).sorted()
    if lists.count > 1 {
      errors.add(
        type.place,
        "'\(type.name)' has two lists of requirements, '\(lists[0])' and '\(lists[1])': write one "
          + "protocol that refines both.")
    } else if lists.isEmpty, !named.contains(where: { $0.last == Names.bareRoot }) {
      errors.add(
        type.place,
        "'\(type.name)' has no list of requirements: constrain '\(argument)' to a protocol in these "
          + "files that refines \(Names.root), or to \(Names.bareRoot).")
    }
    return lists.first
  }

  // MARK: - Members

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
          isFunction: isFunction, type: declaration.type?.normalized(),
          initialValue: declaration.initialValueRange.map(part.file.text),
          effects: declaration.accessors.first { $0.name == "get" }?.effects ?? [],
          access: Access(declaration.modifiers),
          place: part.place(of: declaration),
          isConditional: declaration.isConditional || part.declaration.isConditional
            || part.isConstrained)
        if members[declaration.name]?.isConditional ?? true { members[declaration.name] = member }
      }
    }
    return members
  }
}
