/// A type or function that takes dependencies, with all that its code does with them.
struct Taker: Sendable {
  let symbol: Symbol
  /// What its properties or parameters give, by their names.
  var variables: [String: Composition] = [:]
  /// All aliases that it takes, and the leaves that it takes without one.
  var given = Composition()
  /// The members that its code reads, of whatever value, and those that other code reads from its
  /// dependencies.
  var members: Set<String> = []
  /// The names in its code.
  var names: Set<String> = []
  var needs: [Need] = []
  /// Where and why its dependencies may be used by code that the lint does not follow.
  var escape: (place: Place, reason: String)?
  /// Whether its module has another declaration of the same name.
  var isAmbiguous = false

  /// Why nothing can be said of what it does not need; nil where all is known.
  var doubt: String? {
    isAmbiguous ? "its module has another '\(symbol.name)'" : escape?.reason
  }

  mutating func give(_ composition: Composition) {
    for alias in composition.aliases where !given.names(alias) { given.aliases.append(alias) }
    given.leaves += composition.leaves
  }

  mutating func add(_ body: Body) {
    members.formUnion(body.members)
    names.formUnion(body.names)
  }
}

/// Something that dependencies are passed to.
struct Need: Sendable {
  enum Kind: Sendable { case child, superclass, helper, other }

  let composition: Composition
  let kind: Kind
  /// The type that is created or inherited from, or the function that is called.
  let name: String
  let place: Place
  /// What the value that is passed gives.
  let source: Composition
  /// Whether the alias of the composition is named after what gets the dependencies.
  var isOwn = true
  /// Whether what is passed is certainly the dependencies.
  var isCertain = true
}

/// A type or function with aliases of its own.
struct Feature: Sendable {
  let declared: Symbol
  var aliases: [Symbol]
  /// Whether its module has another declaration of the same name.
  var isAmbiguous = false

  /// The alias that it is known by.
  var alias: Symbol { aliases[0] }
  var name: String { declared.name }
  var type: Symbol? { declared.kind.isFunction ? nil : declared }

  func owns(_ other: Symbol) -> Bool { aliases.contains { $0.place == other.place } }
}
