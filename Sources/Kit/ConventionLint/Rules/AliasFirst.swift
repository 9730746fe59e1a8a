extension Rule {
  static let aliasFirst = Rule(
    name: "alias-first",
    ids: ["CPDI-15"],
    summary: "An alias comes before the declaration that takes it.",
    why: """
      A reader of the file first sees what the type needs, then what it does.
      """,
    bad: Example(Example.screenType, Example.screenAlias),
    good: .screen
  ) { judgement in
    judgement.components.flatMap { component -> [Finding] in
      let owner = component.declared
      return component.aliases.compactMap { alias in
        guard alias.place.file == owner.place.file, !component.isInPlace else { return nil }
        if alias.name == "Dependencies" {
          guard let taker = judgement.index.takerBefore(alias, in: owner) else {
            return nil
          }
          return Finding(
            alias.place, "'\(alias.title)' comes after '\(taker)', which takes it; move it up.")
        }
        guard alias.place.isAfter(owner.place),
          component.type.map({ judgement.index.isConstrained($0, by: alias) }) ?? true
        else { return nil }
        return Finding(
          alias.place, "'\(alias.name)' comes after '\(owner.name)'; move it up.")
      }
    }
  }
}

extension Index {
  /// The first property or function of a type that takes the type's alias before it is declared.
  fileprivate func takerBefore(_ alias: Fact, in type: Fact) -> String? {
    let properties = type.variables.filter { variable in
      aliases(in: variable, from: type.path).contains { $0.place == alias.place }
    }.map { ($0.place, $0.name) }
    let functions = functions(in: type).filter { function in
      function.scope == type.path && aliases(of: function).contains { $0.place == alias.place }
    }.map { ($0.place, $0.name) }
    return (properties + functions)
      .filter { $0.0.file == alias.place.file && alias.place.isAfter($0.0) }
      .min { $1.0.isAfter($0.0) }?.1
  }
}
