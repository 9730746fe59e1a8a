import SwiftOutline
import ToolSupport

/// A type or an extension of a target.
struct DeclaredType {
  /// The name, or that of the extended type.
  let name: String
  let declaration: Declaration
  let file: SourceFile

  var place: Place { place(of: declaration) }
  func place(of part: Declaration) -> Place { Place(path: file.path, line: part.line) }

  var access: Access { Access(declaration.modifiers) }

  /// The reasons why generated code can't refer to it.
  var visibilityErrors: [Diagnostic] {
    var reasons: [Diagnostic] = []
    if declaration.isConditional {
      reasons.add(
        place, "'\(name)' is in an #if, which carry doesn't evaluate: move it out.")
    }
    if access == .file {
      reasons.add(
        place, "'\(name)' is private, but the generated code is in another file: make it internal.")
    }
    return reasons
  }

  var isExtension: Bool { declaration.kind == .extension }

  /// Whether it is an extension for some generic arguments only.
  var isConstrained: Bool {
    isExtension
      && !(declaration.requirements.isEmpty && declaration.type?.arguments.isEmpty ?? true)
  }
}

/// The types and extensions at the top level of a target's files, by name.
struct TargetTypes {
  private(set) var types: [String: DeclaredType] = [:]
  private(set) var extensions: [String: [DeclaredType]] = [:]
  /// The types in other types, and their extensions.
  private(set) var nested: [DeclaredType] = []

  private static let typeKinds: Set<Declaration.Kind> = [
    .protocol, .class, .actor, .struct, .enum, .typealias,
  ]

  /// - Parameter files: sorted, so that the result does not depend on the order of the sources.
  init(_ files: [(file: SourceFile, declarations: [Declaration])]) {
    for file in files {
      for declaration in file.declarations { add(declaration, of: file.file) }
    }
  }

  private mutating func add(_ declaration: Declaration, of file: SourceFile) {
    let isExtension = declaration.kind == .extension
    guard isExtension || Self.typeKinds.contains(declaration.kind) else { return }
    let name = isExtension ? declaration.type?.name ?? "" : declaration.name
    let type = DeclaredType(name: name, declaration: declaration, file: file)
    if name.contains(".") {
      nested.append(type)
    } else if isExtension {
      extensions[name, default: []].append(type)
    } else if types[name].map({ $0.access == .file }) ?? true {
      types[name] = type
    }
    addNested(declaration.members, of: file)
  }

  private mutating func addNested(_ members: [Declaration], of file: SourceFile) {
    for member in members where Self.typeKinds.contains(member.kind) {
      nested.append(DeclaredType(name: member.name, declaration: member, file: file))
      addNested(member.members, of: file)
    }
  }

  /// A type that the target declares, and its extensions.
  func parts(of name: String) -> [DeclaredType] {
    [types[name]].compactMap(\.self) + (extensions[name] ?? [])
  }

  /// Whether an attribute names a global actor.
  func isGlobalActor(_ attribute: Attribute) -> Bool {
    let declared = types[attribute.name]?.declaration.attributes ?? []
    return attribute.name == "MainActor" || declared.contains { $0.name == "globalActor" }
  }

}

extension TypeSyntax {
  /// The dotted path without generic arguments, such as `Scopes.Resource`, or the whole type.
  var name: String { path?.joined(separator: ".") ?? normalized() }

  /// The last part of the name, without a module or an outer type.
  var last: String { path?.last ?? name }
}

extension Attribute {
  /// The attribute as written.
  var text: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }
}
