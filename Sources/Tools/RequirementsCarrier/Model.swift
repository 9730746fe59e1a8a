/// A requirement, as generated code writes it.
struct Need: Hashable, Sendable {
  let name: String
  let type: String
  /// `async`, `throws` or `throws(E)`, in order.
  let effects: [String]
  /// What stands before it: `@MainActor`, `nonisolated`, `@available(…)`.
  let attributes: [String]

  /// With what tells it from another one of its name.
  var signature: String {
    let effects = effects.isEmpty ? "" : " { get \(effects.joined(separator: " ")) }"
    return (attributes + [type]).joined(separator: " ") + effects
  }

  /// The attribute by which it belongs to an actor, if it has one.
  var isolation: String? { attributes.first { $0.hasPrefix("@") && !$0.hasPrefix("@available") } }
}

/// A requirement where it is listed.
struct Listed: Sendable {
  let need: Need
  let place: Place
  /// The path of the protocol that lists it.
  let owner: String
  let access: Access
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
}

/// What a type can answer with when it is asked for a need.
struct Member: Sendable {
  let isFunction: Bool
  /// Written the one way; nil where the source leaves it to the compiler.
  let type: String?
  let effects: [String]
  let access: Access
  let place: Place
  /// Whether it is there only where a `where` clause or an `#if` says so.
  let isConditional: Bool
}

/// A type that can make an inner scope: a scope, the outermost one, or something that is no scope.
struct Scope: Sendable {
  enum Kind: Equatable, Sendable {
    /// With the path of the requirements that the outer scope meets.
    case inner(requirements: String)
    case root
    /// A struct or a fake, say, that meets requirements from what it has by itself.
    case source
  }

  let path: String
  let kind: Kind
  let place: Place
  let access: Access
  /// The global actor that its declaration names, with its `@`.
  let actor: String?
  let availability: [String]
  /// The paths of the requirements that it meets, as far as its declarations name them.
  let promises: [String]
  let members: [String: Member]
  /// What extensions of protocols give it.
  let defaults: [String: Member]

  var requirements: String? {
    if case .inner(let requirements) = kind { return requirements }
    return nil
  }
}
