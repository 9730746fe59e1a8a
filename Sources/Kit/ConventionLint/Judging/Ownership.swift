// Which declarations own an alias, and which aliases a declaration takes.
extension Index {
  /// The name of the type or function that an alias is named after; for an alias such as
  /// `Dependencies` in a type, the name of the type.
  func stem(of alias: Symbol) -> String {
    let stem = vocabulary.owner(of: alias.name)
    return stem.isEmpty ? alias.scope.last ?? "" : stem
  }

  /// The name of an alias with that of the type around it.
  func title(of alias: Symbol) -> String { alias.path.suffix(2).joined(separator: ".") }

  /// Whether it has no stem of its own, and so belongs to the type around it.
  func isNested(_ alias: Symbol) -> Bool { vocabulary.owner(of: alias.name).isEmpty }

  /// The possible names of the type that owns an alias, the likeliest first.
  func stems(of alias: Symbol) -> [String] {
    let stem = stem(of: alias)
    let kinds = ["External", "Feature"].filter { stem.hasSuffix($0) && stem != $0 }
    return [stem] + kinds.map { String(stem.dropLast($0.count)) }
  }

  /// Whether it is what callers give where a splice adds the rest: `ScreenExternalDependencies`.
  func isExternal(_ alias: Symbol) -> Bool { stem(of: alias).hasSuffix("External") }

  /// Whether it is the alias at the door of a feature: `ShopFeatureDependencies`.
  func isFeature(_ alias: Symbol) -> Bool { stem(of: alias).hasSuffix("Feature") }

  /// The types that an alias is named after: those in its scope, or else those in its file. If there
  /// is none, the functions that it is named after, and then the type around it.
  func owners(of alias: Symbol) -> [Symbol] {
    if !isNested(alias) {
      for stem in stems(of: alias) {
        let all = types(named: stem).filter { areTogether($0.place, alias.place) }
        let beside = all.filter { $0.scope == alias.scope }
        let found = beside.isEmpty ? all.filter { $0.place.file == alias.place.file } : beside
        if !found.isEmpty { return found }
      }
      let functions = functions(owning: alias)
      if !functions.isEmpty { return functions }
    }
    return types(at: alias.scope, with: alias.place)
  }

  /// The functions that an alias is named after: `View_autoExpandDependencies` after
  /// `View.autoExpand`, `ThunkDependencies` after `thunk`.
  private func functions(owning alias: Symbol) -> [Symbol] {
    let stem = stem(of: alias)
    let parts = stem.split(separator: "_", maxSplits: 1).map(String.init)
    let name = parts.count == 2 ? parts[1] : stem.prefix(1).lowercased() + stem.dropFirst()
    return functions(named: name).filter { function in
      guard areTogether(function.place, alias.place), !dependencies(of: function).isEmpty else {
        return false
      }
      return parts.count == 2
        ? function.scope.last == parts[0] : function.place.file == alias.place.file
    }
  }

  // MARK: - What a declaration takes

  /// Whether it is called as variables with dependencies are.
  func isDependencies(_ variable: Variable) -> Bool {
    vocabulary.parameters.contains(variable.name)
      || variable.label.map(vocabulary.parameters.contains) == true
  }

  /// The properties or parameters called `dependencies`. Branches of an `#if` can declare several.
  func dependencies(of symbol: Symbol) -> [Variable] { symbol.variables.filter(isDependencies) }

  /// The aliases that constrain a type, with the place of each.
  func constraints(of type: Symbol) -> [(alias: Symbol, place: Place)] {
    type.constraints.compactMap { constraint in
      alias(constraint.bound, from: type.scope).map { ($0, constraint.bound.place) }
    }
  }

  func isConstrained(_ type: Symbol, by alias: Symbol) -> Bool {
    constraints(of: type).contains { $0.alias.place == alias.place }
  }

  /// What a variable gives: the aliases and leaves of its type, also those that constrain a generic
  /// parameter of the declaration or of a type around it. Nil if it is something else.
  func composition(of variable: Variable, in taker: Symbol) -> Composition? {
    var composition = Composition()
    for reference in variable.type {
      let bounds = bounds(of: reference, in: taker)
      for part in bounds.isEmpty ? [reference] : bounds {
        if let alias = alias(part, from: taker.inside) {
          composition.aliases.append(alias)
        } else if isLeaf(part, from: taker.inside) {
          composition.leaves.append(leaf(part, from: taker.inside))
        } else {
          guard let splice = type(part, from: taker.inside), spliced(splice.name) != nil else {
            return nil
          }
          composition.aliases += splice.parts.compactMap { alias($0, from: splice.scope) }
        }
      }
    }
    return composition.isEmpty ? nil : composition
  }

  /// What constrains the generic parameter that a reference means.
  private func bounds(of reference: Reference, in taker: Symbol) -> [Reference] {
    guard reference.path.count == 1 else { return [] }
    let own = taker.constraints.filter { $0.parameter == reference.name }.map(\.bound)
    if !own.isEmpty || taker.generics.contains(reference.name) { return own }
    let around = types(at: taker.scope, with: taker.place)
    return around.flatMap(\.constraints).filter { $0.parameter == reference.name }.map(\.bound)
  }

  /// What a type or a function gets: by constraints, its variables with dependencies, and the
  /// initializers of a type.
  func given(_ taker: Symbol) -> Composition {
    let initializers = taker.kind.isType ? initializers(of: taker) : []
    var given = Composition()
    for symbol in [taker] + initializers {
      for (alias, _) in constraints(of: symbol) { given.add(Composition(aliases: [alias])) }
      for variable in symbol.variables {
        guard let found = composition(of: variable, in: symbol) else { continue }
        given.add(found)
      }
    }
    return given
  }

  /// Whether a type or a function takes an alias: from its callers, by a splice, or in a function.
  func takes(_ taker: Symbol, _ alias: Symbol) -> Bool {
    given(taker).names(alias) || hasSplice(taker)
  }

  // MARK: - Splices

  /// Whether a type or a function has a property or a parameter with the type's splice.
  private func hasSplice(_ taker: Symbol) -> Bool {
    taker.variables.contains { $0.type.contains { $0.name == splice(of: taker.name) } }
  }

  /// `SplicedScreenDependencies` for `Screen`.
  func splice(of name: String) -> String { "Spliced" + vocabulary.alias(of: name) }

  /// `Screen` for `SplicedScreenDependencies`; nil for any other name.
  func spliced(_ name: String) -> String? {
    guard name.hasPrefix("Spliced") else { return nil }
    let stem = vocabulary.owner(of: String(name.dropFirst("Spliced".count)))
    return stem.isEmpty ? nil : stem
  }
}

/// What dependencies consist of: aliases, and protocols with one service.
struct Composition: Sendable {
  var aliases: [Symbol] = []
  var leaves: [Leaf] = []

  var isEmpty: Bool { aliases.isEmpty && leaves.isEmpty }
  /// Its alias, if it is that and nothing else.
  var onlyAlias: Symbol? { aliases.count == 1 && leaves.isEmpty ? aliases[0] : nil }

  /// Whether it names an alias itself.
  func names(_ alias: Symbol) -> Bool { aliases.contains { $0.place == alias.place } }

  mutating func add(_ other: Composition) {
    aliases += other.aliases.filter { !names($0) }
    leaves += other.leaves
  }
}
