extension Rule {
  static let aliasLocation = Rule(
    name: "alias-location",
    ids: ["CPDI-15", "CPDI-98"],
    summary: "An alias stands in the file of its type.",
    why: """
      Both change together: what the type uses is what the alias lists. In a file of its own the \
      alias is forgotten, and the type asks for more than it uses.
      """,
    bad: Example(files: [
      ("ScreenDependencies.swift", Example.screenAlias), ("Screen.swift", Example.screenType),
    ]),
    good: .screen
  ) { judgement in
    judgement.components.compactMap { component in
      let (alias, owner) = (component.alias, component.declared)
      guard alias.place.file != owner.place.file,
        alias.scope == owner.scope || component.type == nil,
        !component.isAmbiguous, !alias.stem.hasSuffix("Feature")
      else { return nil }
      return Finding(
        alias.place,
        "'\(alias.name)' stands apart from '\(owner.name)'; declare it in "
          + "\(owner.place.fileName), before '\(owner.name)'.")
    }
  }
}
