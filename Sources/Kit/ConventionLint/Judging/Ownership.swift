// Which declarations own an alias, and which aliases a declaration uses.
extension Index {
  /// The possible names of the type that owns an alias, the likeliest first.
  func stems(of alias: Fact) -> [String] {
    if alias.name == "Dependencies" { return [alias.stem] }
    let kinds = ["External", "Feature"].filter { alias.stem.hasSuffix($0) && alias.stem != $0 }
    return [alias.stem] + kinds.map { String(alias.stem.dropLast($0.count)) }
  }

  /// The types that an alias is named after: those in its scope, or else those in its file. If there
  /// is none, the functions that it is named after.
  func owners(of alias: Fact) -> [Fact] {
    if alias.name == "Dependencies" {
      return types(named: alias.stem).filter {
        $0.path == alias.scope && areTogether($0.place, alias.place)
      }
    }
    for stem in stems(of: alias) {
      let all = types(named: stem).filter { areTogether($0.place, alias.place) }
      let beside = all.filter { $0.scope == alias.scope }
      let found = beside.isEmpty ? all.filter { $0.place.file == alias.place.file } : beside
      if !found.isEmpty { return found }
    }
    return functions(owning: alias)
  }

  /// The functions that an alias is named after: `View_autoExpandDependencies` after
  /// `View.autoExpand`, `ThunkDependencies` after `thunk`.
  private func functions(owning alias: Fact) -> [Fact] {
    let parts = alias.stem.split(separator: "_", maxSplits: 1).map(String.init)
    let name =
      parts.count == 2 ? parts[1] : alias.stem.prefix(1).lowercased() + alias.stem.dropFirst()
    return functions(named: name).filter { function in
      guard areTogether(function.place, alias.place), !function.dependencies.isEmpty else {
        return false
      }
      if parts.count == 2 { return function.scope.last == parts[0] }
      let isBelow =
        function.place.file == alias.place.file && function.scope.starts(with: alias.scope)
      return function.scope == alias.scope || isBelow
    }
  }

  /// The aliases that constrain a type, with the place of each.
  func constraints(of type: Fact) -> [(alias: Fact, place: Place)] {
    type.constraints.compactMap { constraint in
      alias(constraint.bound, from: type.scope).map { ($0, constraint.bound.place) }
    }
  }

  func isConstrained(_ type: Fact, by alias: Fact) -> Bool {
    constraints(of: type).contains { $0.alias.place == alias.place }
  }

  /// The aliases that constrain a function or a type, then those that its parameters or its
  /// property `dependencies` name.
  func aliases(of taker: Fact) -> [Fact] {
    let variables = taker.kind.isFunction ? taker.variables : taker.dependencies
    return constraints(of: taker).map(\.alias)
      + variables.flatMap { variable in
        let isGeneric = variable.type.contains { taker.generics.contains($0.name) }
        let found = isGeneric ? [] : aliases(in: variable, from: taker.inside)
        return found.isEmpty && taker.kind.isFunction
          ? variable.type.flatMap { aliases(ofParameter: $0, inTypesAround: taker) } : found
      }
  }

  /// The aliases that constrain a generic parameter of a type around a function.
  private func aliases(ofParameter reference: Reference, inTypesAround taker: Fact) -> [Fact] {
    guard reference.qualifier.isEmpty, !taker.scope.isEmpty else { return [] }
    let around = taker.scope.indices.reversed().flatMap { last in
      types(named: taker.scope[last]).filter {
        $0.path == Array(taker.scope[...last]) && areTogether($0.place, taker.place)
      }
    }
    return around.lazy.map {
      self.aliases(ofParameter: reference, in: $0.constraints, from: $0.scope)
    }
    .first { !$0.isEmpty } ?? []
  }

  /// The aliases that the type of a variable names, as in `any ScreenDependencies`.
  func aliases(in variable: Variable, from scope: [String]) -> [Fact] {
    variable.type.compactMap { alias($0, from: scope) }
  }

  /// The aliases that constrain a generic parameter.
  func aliases(
    ofParameter reference: Reference, in constraints: [Constraint], from scope: [String]
  ) -> [Fact] {
    constraints.filter { reference.qualifier.isEmpty && $0.parameter == reference.name }
      .compactMap { alias($0.bound, from: scope) }
  }

  /// Whether a type or a function takes an alias: from its callers, by a splice, or in a function.
  func takes(_ taker: Fact, _ alias: Fact) -> Bool {
    isGiven(taker, alias) || hasSplice(taker)
      || taker.kind.isType
        && functions(in: taker).contains { function in
          aliases(of: function).contains { $0.place == alias.place }
        }
  }

  /// Whether callers give a type or a function what an alias has: by a constraint, a property, a
  /// parameter or an initializer.
  func isGiven(_ taker: Fact, _ alias: Fact) -> Bool {
    isConstrained(taker, by: alias)
      || taker.variables.contains { variable in
        aliases(in: variable, from: taker.inside).contains { $0.place == alias.place }
      }
      || initializers(of: taker).contains { isGiven($0, alias) }
  }

  /// Whether a type or a function has a property or a parameter with the type's splice.
  func hasSplice(_ taker: Fact) -> Bool {
    taker.variables.contains { $0.type.contains { $0.name == splice(of: taker.name) } }
  }

  /// `SplicedScreenDependencies` for `Screen`.
  func splice(of name: String) -> String { "Spliced\(name)Dependencies" }

  /// `Screen` for `SplicedScreenDependencies`; nil for any other name.
  func spliced(_ name: String) -> String? {
    guard name.hasPrefix("Spliced"), name.hasSuffix("Dependencies") else { return nil }
    let stem = name.dropFirst("Spliced".count).dropLast("Dependencies".count)
    return stem.isEmpty ? nil : String(stem)
  }
}
