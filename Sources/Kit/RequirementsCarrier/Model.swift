import SwiftOutline

/// A value that a scope needs, and the place where a protocol lists it.
struct DeclaredRequirement: Codable, Sendable {
  let name: String
  /// As generated code of this module writes it.
  var type: String
  /// As generated code of another module writes it.
  let exportedType: String
  /// `async`, `throws` or `throws(E)`, in order.
  let effects: [String]
  /// Its attributes and those of the protocol, such as `@MainActor`, and `nonisolated`.
  let attributes: [String]
  let place: Place
  /// The path of the protocol that lists it.
  let owner: String

  /// What distinguishes it from another requirement of the same name.
  var signature: String {
    let effects = effects.isEmpty ? "" : " { get \(effects.joined(separator: " ")) }"
    return (attributes + [type]).joined(separator: " ") + effects
  }

  /// The same for another module.
  var exported: DeclaredRequirement {
    var exported = self
    exported.type = exportedType
    return exported
  }
}

/// A protocol that refines `Requirements`, or one that such a protocol refines.
struct RequirementsProtocol: Codable, Sendable {
  let path: String
  let place: Place
  let access: Access
  /// The name of the protocol that generated code declares for it.
  let generated: String
  let inheritsGenerated: Bool
  let own: [DeclaredRequirement]
  /// The paths of the protocols of this target that it refines by name.
  let refined: [String]
  /// The module that declares it; nil for this target.
  var module: String?
  /// What it carries for scopes of that module.
  var carried: [DeclaredRequirement] = []
}

/// A member of a type that can meet a requirement.
struct Member: Sendable {
  let isFunction: Bool
  /// The type, if it is written.
  let type: String?
  let initialValue: String?
  let effects: [String]
  let access: Access
  let place: Place
  /// Whether it exists only under a `where` clause or an `#if`.
  let isConditional: Bool

  /// The type, if it is written, or if the initial value is a literal, `injected.name` or
  /// `injected.name()`.
  ///
  /// - Parameter injected: the type of what the outer scope has under a name.
  func type(injected: (String) -> String?) -> String? {
    guard type == nil, let initialValue else { return type }
    if let read = initialValue.wholeMatch(of: #/injected\.(\w+)(\(\))?\s*/#) {
      let type = injected(String(read.1))
      guard read.2 != nil else { return type }
      return type.flatMap { $0.hasPrefix("() -> ") ? String($0.dropFirst("() -> ".count)) : nil }
    }
    guard let tree = (try? SourceFile(path: "", text: initialValue))?.tree,
      let literal = tree.tokens.last,
      tree.tokens.count == 1 || tree.tokens.count == 2 && tree.sees("-", at: 0)
    else { return nil }
    let text = tree.text(at: tree.tokens.count - 1)
    return switch literal.kind {
    case .string: "String"
    case .number where text.hasPrefix("0x"): nil
    case .number: text.contains { ".eE".contains($0) } ? "Double" : "Int"
    case .keyword where text == "true" || text == "false": "Bool"
    default: nil
    }
  }
}

/// A scope, or another type that meets requirements with its own members, such as a fake.
struct Scope: Sendable {
  let path: String
  let isScope: Bool
  /// The path of the list that its outer scope meets; nil if there is no outer scope.
  let requirements: String?
  let place: Place
  let access: Access
  /// The global actor that its declaration names, with its `@`.
  let actor: String?
  let availability: [String]
  /// The paths of the requirements that its declarations name.
  let promises: [String]
  let members: [String: Member]

  /// Whether it is an outermost scope.
  var isRoot: Bool { isScope && requirements == nil }
}

/// The access level of a declaration.
enum Access: Codable, Comparable, Sendable {
  /// `private` or `fileprivate`: generated code is in another file and cannot see it.
  case file
  case `internal`, package
  /// `public` or `open`.
  case `public`

  /// - Parameter usual: the access of a declaration without an access modifier.
  init(_ modifiers: [String], usual: Access = .internal) {
    self = modifiers.lazy.compactMap { Self.modifiers[$0] }.first ?? usual
  }

  private static let modifiers: [String: Access] = [
    "private": .file, "fileprivate": .file, "internal": .internal, "package": .package,
    "public": .public, "open": .public,
  ]

  /// The modifier to write before a declaration, with a space.
  var prefix: String { self < .package ? "" : "\(self) " }
}
