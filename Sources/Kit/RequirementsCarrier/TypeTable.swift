import SwiftOutline
import ToolSupport

/// A type that a target declares, or an extension that it has.
struct DeclaredType {
  /// Such as `Chat.Needs`.
  let path: String
  let declaration: Declaration
  let file: SourceFile
  let access: Access
  /// Whether it, or an enclosing type, is in an `#if`.
  let isConditional: Bool
  /// The paths of the types in which names are looked up, innermost first; "" is the file.
  let scopes: [String]

  var place: Place { place(of: declaration) }
  func place(of part: Declaration) -> Place { Place(path: file.path, line: part.line) }

  /// Why generated code can't refer to it.
  var whyHidden: [Diagnostic] {
    let reasons = [
      (isConditional, "stands in an #if, and carry can't know whether it is there: move it out."),
      (access == .file, "is private, and generated code is another file: make it internal."),
    ]
    return reasons.filter { $0.0 }.map { Diagnostic(place, "'\(path)' \($0.1)") }
  }

  var isExtension: Bool { declaration.kind == .extension }

  /// Whether it is an extension for some generic arguments only.
  var isConstrained: Bool {
    isExtension
      && !(declaration.requirements.isEmpty && declaration.type?.arguments.isEmpty ?? true)
  }

  /// The access of a member without an access modifier.
  var usualAccess: Access { isExtension ? Access(declaration.modifiers) : .internal }
}

/// The types that a target declares, by their paths, and its extensions.
struct TypeTable {
  private(set) var types: [String: DeclaredType] = [:]
  /// By the path of the extended type, or by its name if the target does not declare it.
  private(set) var extensions: [String: [DeclaredType]] = [:]
  /// The names of modules that can stand before a type, that of this target too if it is known.
  let modules: [String]

  private static let typeKinds: Set<Declaration.Kind> = [
    .protocol, .class, .actor, .struct, .enum, .typealias,
  ]

  /// - Parameter files: sorted, so that the table does not depend on the order of the sources.
  init(_ files: [(file: SourceFile, declarations: [Declaration])], modules: [String]) {
    self.modules = modules
    for file in files { add(file.declarations, of: file.file, in: nil) }
  }

  private mutating func add(
    _ declarations: [Declaration], of file: SourceFile, in outer: DeclaredType?
  ) {
    for declaration in declarations {
      let isExtension = declaration.kind == .extension
      guard isExtension || Self.typeKinds.contains(declaration.kind) else { continue }
      let name = isExtension ? declaration.type?.name ?? "" : declaration.name
      let path = outer.map { "\($0.path).\(name)" } ?? name
      // An extension does not limit the access of its members.
      let widest = outer.map { $0.isExtension ? .public : $0.access } ?? .public
      let type = DeclaredType(
        path: path, declaration: declaration, file: file,
        access: min(Access(declaration.modifiers, usual: outer?.usualAccess ?? .internal), widest),
        isConditional: declaration.isConditional || outer?.isConditional ?? false,
        scopes: [path] + (outer?.scopes ?? [""]))
      if isExtension {
        extensions[path, default: []].append(type)
      } else if types[path].map({ $0.access == .file }) ?? true {
        types[path] = type
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
  ///
  /// - Parameter prefix: stands before each of these paths.
  func text(of type: TypeSyntax, from scopes: [String], prefix: String = "") -> String {
    type.normalized { name in path(of: name, from: scopes).map { prefix + $0 } ?? name }
  }

  /// Whether an attribute is that of a global actor.
  func isGlobalActor(_ attribute: Attribute) -> Bool {
    let declared = path(of: attribute.name, from: [""]).flatMap { types[$0] }
    let isActor = declared?.declaration.attributes.contains { $0.name == "globalActor" }
    return attribute.name == "MainActor" || isActor ?? false
  }

  /// The types that inheritance, constraints and compositions name, with aliases resolved.
  func named(_ types: [TypeSyntax], from scopes: [String]) -> [Inherited] {
    types.flatMap(\.members).flatMap { member in
      var seen: Set<String> = []
      return inherited(member, from: scopes, &seen)
    }
  }

  private func inherited(
    _ member: TypeSyntax, from scopes: [String], _ seen: inout Set<String>
  ) -> [Inherited] {
    let path = path(of: member.name, from: scopes)
    guard let path, let alias = types[path], alias.declaration.kind == .typealias,
      let target = alias.declaration.type, seen.insert(path).inserted
    else { return [Inherited(type: member, path: path, arguments: member.arguments)] }
    return target.members.flatMap { inherited($0, from: alias.scopes, &seen) }.map { one in
      // The arguments of an alias are those of what it stands for.
      let arguments = member.arguments.isEmpty ? one.arguments : member.arguments
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
