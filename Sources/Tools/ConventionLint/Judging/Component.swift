/// A type or a function that takes dependencies, with the aliases that are its own.
struct Component: Sendable {
  let declared: Fact
  let alias: Fact
  /// `ScreenExternalDependencies`, where a splice adds to what callers bring.
  let external: Fact?
  /// What stands in it: in its body, its functions and its extensions.
  var bodies: [Body] = []
  /// What stands in its splice.
  var splice: [Body] = []
  /// Whether another type of the same name is in the same module, so that nothing is certain.
  var isAmbiguous = false
  /// Whether its property `dependencies` is of a type that is not understood, or has another name.
  var isOpaque = false
  /// Whether its dependencies go somewhere that is not followed.
  var escapes = false
  var needs: [Need] = []

  /// Something it gives its dependencies to.
  struct Need: Sendable {
    enum Kind: Sendable { case child, superclass, helper, splice }

    let alias: Fact
    let kind: Kind
    /// What is created, inherited from or called.
    let name: String
    let place: Place
    /// Whether it is given what came from outside, before the splice.
    let isExternal: Bool
  }

  var name: String { declared.name }
  var type: Fact? { declared.kind.isFunction ? nil : declared }
  var aliases: [Fact] { [alias] + (external.map { [$0] } ?? []) }
  var isCertain: Bool { !isAmbiguous && !isOpaque }

  func owns(_ other: Fact) -> Bool {
    other.place == alias.place || other.place == external?.place
  }

  func mentions(_ name: String) -> Bool { bodies.contains { $0.mentions.contains(name) } }

  func spliceMentions(_ name: String) -> Bool { splice.contains { $0.mentions.contains(name) } }
}
