// The owners of an alias, and the aliases that a declaration takes.
extension Index {
  /// The name of the type or function that an alias is named after; for an alias such as
  /// `Dependencies` in a type, the name of the type.
  func stem(of alias: Symbol) -> String {
    let stem = vocabulary.owner(of: alias.name)
    return stem.isEmpty ? alias.scope.last ?? "" : stem
  }

  /// The name of an alias with that of the type around it.
  func title(of alias: Symbol) -> String { alias.path.suffix(2).joined(separator: ".") }

  /// Whether an alias has no stem, and so belongs to the type around it.
  func isNested(_ alias: Symbol) -> Bool { vocabulary.owner(of: alias.name).isEmpty }

  /// The possible names of the type that owns an alias, the likeliest first.
  func stems(of alias: Symbol) -> [String] {
    let stem = stem(of: alias)
    let kinds = ["External", "Feature"].filter { stem.hasSuffix($0) && stem != $0 }
    return [stem] + kinds.map { String(stem.dropLast($0.count)) }
  }

  /// Whether an alias is the part of a splice that callers provide: `ScreenExternalDependencies`.
  func isExternal(_ alias: Symbol) -> Bool { stem(of: alias).hasSuffix("External") }

  /// Whether an alias is the public alias of a feature: `ShopFeatureDependencies`.
  func isFeature(_ alias: Symbol) -> Bool { stem(of: alias).hasSuffix("Feature") }

  /// The types that an alias is named after, in its scope or else in its file. If there
  /// are none, the functions that it is named after, or else the type around it.
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

  /// Whether a variable has a name for dependencies.
  func isDependencies(_ variable: Variable) -> Bool {
    vocabulary.parameters.contains(variable.name)
      || variable.label.map(vocabulary.parameters.contains) == true
  }

  /// The properties or parameters called `dependencies`. An `#if` can declare several.
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

  /// The aliases and leaves of a variable's type, including those that constrain a generic
  /// parameter of the declaration or of a type around it; nil for any other type.
  func composition(of variable: Variable, in consumer: Symbol) -> Composition? {
    var composition = Composition()
    for reference in variable.type {
      let bounds = bounds(of: reference, in: consumer)
      for part in bounds.isEmpty ? [reference] : bounds {
        if let alias = alias(part, from: consumer.inside) {
          composition.aliases.append(alias)
        } else if isLeaf(part, from: consumer.inside) {
          composition.leaves.append(leaf(part, from: consumer.inside))
        } else {
          guard let splice = type(part, from: consumer.inside), spliced(splice.name) != nil else {
            return nil
          }
          composition.aliases += splice.parts.compactMap { alias($0, from: splice.scope) }
        }
      }
    }
    return composition.isEmpty ? nil : composition
  }

  /// The constraints of the generic parameter that a reference means.
  private func bounds(of reference: Reference, in consumer: Symbol) -> [Reference] {
    guard reference.path.count == 1 else { return [] }
    let own = consumer.constraints.filter { $0.parameter == reference.name }.map(\.bound)
    if !own.isEmpty || consumer.generics.contains(reference.name) { return own }
    let around = types(at: consumer.scope, with: consumer.place)
    return around.flatMap(\.constraints).filter { $0.parameter == reference.name }.map(\.bound)
  }

  /// What a type or function gets by its constraints, its variables with dependencies, and the
  /// initializers of a type.
  func given(_ consumer: Symbol) -> Composition {
    let initializers = consumer.kind.isType ? initializers(of: consumer) : []
    var given = Composition()
    for symbol in [consumer] + initializers {
      for (alias, _) in constraints(of: symbol) { given.add(Composition(aliases: [alias])) }
      for variable in symbol.variables {
        guard let found = composition(of: variable, in: symbol) else { continue }
        given.add(found)
      }
    }
    return given
  }

  /// Whether a type or function takes an alias, from its callers or by a splice.
  func takes(_ consumer: Symbol, _ alias: Symbol) -> Bool {
    given(consumer).names(alias) || hasSplice(consumer)
  }

  // MARK: - Splices

  /// Whether a type or function has a property or parameter of the type's splice.
  private func hasSplice(_ consumer: Symbol) -> Bool {
    consumer.variables.contains { $0.type.contains { $0.name == splice(of: consumer.name) } }
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

/// The aliases and leaves that dependencies consist of.
struct Composition: Sendable {
  var aliases: [Symbol] = []
  var leaves: [Leaf] = []

  var isEmpty: Bool { aliases.isEmpty && leaves.isEmpty }
  /// Its only part, if that is an alias.
  var onlyAlias: Symbol? { aliases.count == 1 && leaves.isEmpty ? aliases[0] : nil }

  /// Whether it names an alias itself.
  func names(_ alias: Symbol) -> Bool { aliases.contains { $0.place == alias.place } }

  mutating func add(_ other: Composition) {
    aliases += other.aliases.filter { !names($0) }
    leaves += other.leaves
  }
}
