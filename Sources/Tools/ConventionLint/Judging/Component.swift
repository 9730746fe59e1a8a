/// A type or a function that takes dependencies, with the aliases that are its own.
struct Component: Sendable {
  enum Holder: Sendable {
    case type(TypeFact)
    case function(FunctionFact)
  }

  let holder: Holder
  let alias: Alias
  /// `ScreenExternalDependencies`, where a splice adds to what callers bring.
  let external: Alias?
  /// What stands in it: in its body, its functions and its extensions.
  var bodies: [Body] = []
  /// What stands in its splice.
  var splice: [Body] = []
  /// Whether another type of the same name is in the same module, so that nothing is certain.
  var isAmbiguous = false
  /// Where its dependencies go that is not followed.
  var escapes: [Place] = []
  /// Whether its property `dependencies` is of a type that is not understood, or has another name.
  var isOpaque = false
  var needs: [Need] = []

  /// Something it gives its dependencies to.
  struct Need: Sendable {
    enum Kind: Sendable { case child, helper, splice }

    let alias: Alias
    let kind: Kind
    /// What is created or called.
    let name: String
    let place: Place
    /// Whether it is given what came from outside, before the splice.
    let isExternal: Bool
  }

  var name: String {
    switch holder {
    case .type(let type): type.name
    case .function(let function): function.name
    }
  }

  var declared: any Declared {
    switch holder {
    case .type(let type): type
    case .function(let function): function
    }
  }

  var type: TypeFact? {
    if case .type(let type) = holder { type } else { nil }
  }

  var isCertain: Bool { !isAmbiguous && !isOpaque }

  /// Every name in it and in its splice.
  func mentions(_ name: String) -> Bool { bodies.contains { $0.mentions.contains(name) } }

  func spliceMentions(_ name: String) -> Bool { splice.contains { $0.mentions.contains(name) } }

  func needs(_ other: Alias) -> Bool { needs.contains { $0.alias.place == other.place } }
}
