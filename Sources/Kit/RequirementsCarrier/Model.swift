import SwiftOutline

/// The names of declarations in scopes, and the prefix of generated names.
enum Names {
  /// The base class of scopes, and the class that is injected into the outermost scope.
  static let (base, outermost) = ("Resource", "NilResource")
  /// The protocol that lists refine, and the protocol for a scope without needs.
  static let (root, bareRoot) = ("Requirements", "NilRequirements")
  static let prefix = "CODEGEN_"
  static let key = "CarryKey"
}

/// A value that a protocol lists, with its place.
struct DeclaredRequirement: Sendable {
  let name: String
  /// The type as written, with normalized spaces.
  let type: String
  /// `async`, `throws` or `throws(E)`, in order.
  let effects: [String]
  /// Its attributes and those of the protocol, such as `@MainActor`, and `nonisolated`.
  let attributes: [String]
  let place: Place
  /// The name of the protocol that lists it.
  let owner: String

  /// Distinguishes it from other requirements of the same name.
  var signature: String {
    let effects = effects.isEmpty ? "" : " { get \(effects.joined(separator: " ")) }"
    return (attributes + [type]).joined(separator: " ") + effects
  }
}

/// A protocol that refines `Requirements`, or one that such a protocol refines.
struct RequirementsProtocol: Sendable {
  let name: String
  let place: Place
  let access: Access
  let inheritsGenerated: Bool
  let own: [DeclaredRequirement]
  /// The names of the protocols of this target that it refines.
  let refined: [String]

  /// The name of the protocol that generated code declares for it.
  var generated: String { Names.prefix + name }
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
  /// Whether it is in a `where` extension or an `#if`.
  let isConditional: Bool

  /// The type, if it is written, or if the initial value is a literal, `injected.name` or
  /// `injected.name()`.
  ///
  /// - Parameter injected: the type of the outer scope's value with a name.
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
  let name: String
  let isScope: Bool
  /// The name of the list that its outer scope meets; nil if there is no outer scope.
  let requirements: String?
  let place: Place
  let access: Access
  /// The global actor that its declaration names, with its `@`.
  let actor: String?
  /// The names of the lists that it conforms to.
  let conformances: [String]
  let members: [String: Member]

  /// Whether it is an outermost scope.
  var isRoot: Bool { isScope && requirements == nil }
}

/// The access level of a declaration.
enum Access: Comparable, Sendable {
  /// `private` or `fileprivate`: generated code is in another file and cannot see it.
  case file
  case `internal`, package
  /// `public` or `open`.
  case `public`

  init(_ modifiers: [String]) {
    self = modifiers.lazy.compactMap { Self.modifiers[$0] }.first ?? .internal
  }

  private static let modifiers: [String: Access] = [
    "private": .file, "fileprivate": .file, "internal": .internal, "package": .package,
    "public": .public, "open": .public,
  ]

  /// The modifier to write before a declaration, with a space.
  var prefix: String { self < .package ? "" : "\(self) " }
}
