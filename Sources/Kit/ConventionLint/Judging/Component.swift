/// A type or function that takes dependencies, with its own aliases.
struct Component: Sendable {
  let declared: Fact
  let alias: Fact
  /// Such as `ScreenExternalDependencies`: what callers provide, where a splice adds the rest.
  let external: Fact?
  /// Its own body, and those of its functions and extensions.
  var bodies: [Body] = []
  var splice: [Body] = []
  /// Whether its module has another type of the same name, so that nothing about it is certain.
  var isAmbiguous = false
  /// Whether the type of its property `dependencies` is unknown, or the property has another name.
  var isOpaque = false
  /// Where and why its dependencies may be used by code that the lint does not follow.
  var escape: (place: Place, reason: String)?
  var needs: [Need] = []

  /// Something that it passes its dependencies to.
  struct Need: Sendable {
    enum Kind: Sendable { case child, superclass, helper }

    let alias: Fact
    let kind: Kind
    /// The type that is created or inherited from, or the function that is called.
    let name: String
    let place: Place
    /// Whether it gets the external dependencies, and not those of the splice.
    let isExternal: Bool
    /// Whether the alias is named after what gets the dependencies, so that it can be listed.
    var isOwn = true
  }

  /// Whether the type of `dependencies` is a composition in place, and no alias.
  var isInPlace: Bool { alias.kind != .typealias }
  var name: String { declared.name }
  var type: Fact? { declared.kind.isFunction ? nil : declared }
  var aliases: [Fact] { [alias] + (external.map { [$0] } ?? []) }
  var isCertain: Bool { !isAmbiguous && !isOpaque }

  func owns(_ other: Fact) -> Bool { aliases.contains { $0.place == other.place } }

  func mentions(_ name: String) -> Bool {
    bodies.contains { $0.names.contains(name, .mentioned) }
  }

  func makes(_ name: String) -> Bool {
    bodies.contains { body in
      body.makesAny || body.names.contains(name, .made)
        || body.calls.contains { $0.callee.name == name }
    }
  }

  func spliceMentions(_ name: String) -> Bool {
    splice.contains { $0.names.contains(name, .mentioned) }
  }
}
