/// A requirement, as generated code writes it.
struct Need: Hashable, Sendable {
  let name: String
  let type: ValueType
  /// `async`, `throws` or `throws(E)`, in order.
  let effects: [String]
  /// Its attributes and modifiers: `@MainActor`, `nonisolated`, `@available(…)`.
  let attributes: [String]

  /// What distinguishes it from another need of the same name.
  var signature: String {
    let effects = effects.isEmpty ? "" : " { get \(effects.joined(separator: " ")) }"
    return (attributes + [type.text]).joined(separator: " ") + effects
  }

  /// The attribute of its global actor, if it has one.
  var isolation: String? { attributes.first { $0.hasPrefix("@") && !$0.hasPrefix("@available") } }
}

/// A need, and the place where a protocol lists it.
struct Listed: Sendable {
  let need: Need
  let place: Place
  /// The path of the protocol that lists it.
  let owner: String
  let access: Access
  /// The type as another module writes it.
  let exported: String
}

/// A protocol that refines `Requirements`, or one that such a protocol refines.
struct RequirementsProtocol: Sendable {
  let path: String
  let place: Place
  let access: Access
  /// The name of the protocol that generated code declares for it.
  let generated: String
  let inheritsGenerated: Bool
  let own: [Listed]
  /// The paths of the protocols of this target that it refines by name.
  let refined: [String]
  /// The module that declares it; nil for this target.
  var module: String?
  /// What it carries for scopes of that module.
  var carried: [Listed] = []
}

/// A member of a type that can meet a need.
struct Member: Sendable {
  let isFunction: Bool
  /// The type; nil if the compiler infers it from more than carry understands.
  let type: ValueType?
  let effects: [String]
  let access: Access
  let place: Place
  /// Whether it exists only under a `where` clause or an `#if`.
  let isConditional: Bool
}

/// A type that can make an inner scope: a scope, the root, or another type that meets requirements.
struct Scope: Sendable {
  enum Kind: Equatable, Sendable {
    /// With the path of the requirements that the outer scope meets.
    case inner(requirements: String)
    case root
    /// A type, such as a struct or a fake, that meets requirements with its own members.
    case source
  }

  let path: String
  let kind: Kind
  let place: Place
  let access: Access
  /// The global actor that its declaration names, with its `@`.
  let actor: String?
  let availability: [String]
  /// The paths of the requirements that its declarations name.
  let promises: [String]
  let members: [String: Member]
  /// The members that it gets from protocol extensions.
  let defaults: [String: Member]

  var requirements: String? {
    if case .inner(let requirements) = kind { return requirements }
    return nil
  }
}
