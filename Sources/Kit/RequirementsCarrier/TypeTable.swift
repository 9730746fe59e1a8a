import SwiftOutline

/// A type that a target declares, or an extension that it has.
struct DeclaredType {
  /// Such as `Chat.Needs`.
  let path: String
  let declaration: Declaration
  let file: SourceFile
  let place: Place
  let access: Access
  /// Whether it, or an enclosing type, is in an `#if`.
  let isConditional: Bool
  /// Whether it is a member of a generic type.
  let isInGenericType: Bool
  /// The paths of the types in which names are looked up, innermost first; "" is the file.
  let scopes: [String]

  /// Why generated code can't refer to it.
  var whyHidden: [Remark] {
    let reasons = [
      (isConditional, "stands in an #if, and carry can't know whether it is there: move it out."),
      (access == .file, "is private, and generated code is another file: make it internal."),
      (isInGenericType, "stands in a generic type: move it out."),
    ]
    return reasons.filter { $0.0 }.map { Remark(place, "'\(path)' \($0.1)") }
  }

  var isExtension: Bool { declaration.kind == .extension }

  /// Whether it is an extension for some generic arguments only.
  var isConstrained: Bool {
    isExtension
      && !(declaration.requirements.isEmpty && declaration.type?.arguments.isEmpty ?? true)
  }

  /// The access of a member without an access modifier.
  var usualAccess: Access { isExtension ? Access(declaration.modifiers) : .internal }
  /// The widest access of its members, which an extension does not limit.
  var widestAccess: Access { isExtension ? .public : access }
  /// Whether its members are those of a generic type.
  var isGeneric: Bool {
    isInGenericType || declaration.kind != .protocol && !declaration.genericParameters.isEmpty
  }
}

/// The types that a target declares, by their paths, and its extensions.
struct TypeTable {
  private(set) var types: [String: DeclaredType] = [:]
  /// The names of modules that can stand before a type, among them that of this target if it is known.
  let modules: [String]
  /// By the path of the extended type, or by its name if the target does not declare it.
  private(set) var extensions: [String: [DeclaredType]] = [:]

  private static let typeKinds: Set<Declaration.Kind> = [
    .protocol, .class, .actor, .struct, .enum, .typealias,
  ]

  /// - Parameter files: sorted, so that the table does not depend on the order of the sources.
  init(_ files: [(file: SourceFile, declarations: [Declaration])], modules: [String]) {
    self.modules = Set(modules + ["Swift"]).sorted()
    for file in files { add(file.declarations, of: file.file, in: nil) }
    // An extension of an alias extends the aliased type.
    for (name, parts) in extensions where types[name]?.declaration.kind == .typealias {
      guard let alias = parts[0].declaration.type,
        let path = named([alias], from: [""]).first?.path, path != name
      else { continue }
      extensions[name] = nil
      extensions[path, default: []] += parts
    }
  }

  private mutating func add(
    _ declarations: [Declaration], of file: SourceFile, in outer: DeclaredType?
  ) {
    for declaration in declarations {
      let isExtension = declaration.kind == .extension
      guard isExtension || Self.typeKinds.contains(declaration.kind) else { continue }
      let name = isExtension ? declaration.type?.name ?? "" : declaration.name
      let path = outer.map { "\($0.path).\(name)" } ?? name
      let access = Access(declaration.modifiers, usual: outer?.usualAccess ?? .internal)
      let type = DeclaredType(
        path: path, declaration: declaration, file: file,
        place: Place(path: file.path, line: declaration.line),
        access: min(access, outer?.widestAccess ?? .public),
        isConditional: declaration.isConditional || outer?.isConditional ?? false,
        isInGenericType: outer?.isGeneric ?? false, scopes: [path] + (outer?.scopes ?? [""]))
      if isExtension {
        extensions[type.path, default: []].append(type)
      } else if types[type.path].map({ $0.access == .file }) ?? true {
        types[type.path] = type
      }
      add(declaration.members, of: file, in: type)
    }
  }

  /// A type that the target declares, and its extensions.
  func parts(of path: String) -> [DeclaredType] {
    [types[path]].compactMap(\.self) + (extensions[path] ?? [])
  }

  /// The path of the type that a name means, or nil for one that is declared elsewhere.
  ///
  /// - Parameter scopes: those of the type that contains the name. In an extension of `A.B` the
  ///   members of `A` are not in scope, so these are not the pieces of its path.
  func path(of name: String, from scopes: [String]) -> String? {
    scopes.lazy.map { $0.isEmpty ? name : "\($0).\(name)" }.first { types[$0] != nil }
  }

  /// A type, with the paths of the target's own types.
  func text(of type: TypeSyntax, from scopes: [String]) -> String {
    type.normalized { path(of: $0, from: scopes) ?? $0 }
  }

  /// The attribute of a global actor, with its path; nil for any other attribute.
  func globalActor(_ attribute: Attribute) -> String? {
    if attribute.name == "MainActor" { return "@MainActor" }
    guard let path = path(of: attribute.name, from: [""]),
      let attributes = types[path]?.declaration.attributes,
      attributes.contains(where: { $0.name == "globalActor" })
    else { return nil }
    return "@\(path)"
  }

  /// The types that inheritance, constraints and compositions name, with aliases resolved.
  func named(_ types: [TypeSyntax], from scopes: [String]) -> [Inherited] {
    types.flatMap(\.members).flatMap { member in
      var seen: Set<String> = []
      return inherited(member, from: scopes, &seen)
    }
  }

  /// The protocols of the target that a type inherits, with those that they inherit, each once.
  ///
  /// - Parameter parts: the type and its extensions.
  func protocols(of parts: [DeclaredType]) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var seen: Set<String> = []
    var rest = parts
    while let part = rest.popLast() {
      for path in named(part.declaration.inheritance, from: part.scopes).compactMap(\.path) {
        guard seen.insert(path).inserted, let type = types[path], type.declaration.kind == .protocol
        else { continue }
        found.append(type)
        rest.append(type)
      }
    }
    return found
  }

  private func inherited(
    _ member: TypeSyntax, from scopes: [String], _ seen: inout Set<String>
  ) -> [Inherited] {
    guard let path = path(of: member.name, from: scopes), let type = types[path] else {
      return [Inherited(type: member, path: nil, arguments: member.arguments)]
    }
    guard type.declaration.kind == .typealias, let target = type.declaration.type,
      seen.insert(path).inserted
    else { return [Inherited(type: member, path: path, arguments: member.arguments)] }
    let parameters = type.declaration.genericParameters.map(\.name)
    let given = Dictionary(zip(parameters, member.arguments)) { first, _ in first }
    return target.members.flatMap { inherited($0, from: type.scopes, &seen) }.map { one in
      // In `typealias Scope = Resource`, the arguments of the alias are those of the class.
      let arguments =
        one.arguments.isEmpty
        ? member.arguments : one.arguments.map { given[$0.normalized()] ?? $0 }
      return Inherited(type: one.type, path: one.path, arguments: arguments)
    }
  }
}

/// A type that another type inherits from or is constrained to.
struct Inherited {
  let type: TypeSyntax
  /// The path of the type; nil if the target does not declare it.
  let path: String?
  /// Its generic arguments, those of an alias passed on.
  let arguments: [TypeSyntax]

  /// Whether it is one of the framework's types, which the target declares itself or imports.
  func isFramework(_ names: Set<String>) -> Bool {
    (path ?? type.path?.last).map(names.contains) ?? false
  }
}

extension TypeSyntax {
  /// The dotted path, such as `Scopes.Resource`, without generic arguments; else the whole type.
  var name: String { path?.joined(separator: ".") ?? normalized() }
}

extension Attribute {
  /// The attribute as it is written.
  var text: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }
}
