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
        guard alias.place.file == owner.place.file, alias.place.isAfter(owner.place),
          !component.isInPlace, alias.name != "Dependencies",
          component.type.map({ judgement.index.isConstrained($0, by: alias) }) ?? true
        else { return nil }
        return Finding(
          alias.place, "'\(alias.name)' comes after '\(owner.name)'; move it up.")
      }
    }
  }
}
