extension Rule {
  static let aliasLocation = Rule(
    name: "alias-location",
    ids: ["CPDI-15", "CPDI-98"],
    summary: "An alias is in the file of its type.",
    why: """
      The alias lists what the type uses, so both change together. An alias in a file of its own \
      is forgotten, and then the type asks for more than it uses.
      """,
    bad: Example(files: [
      ("ScreenDependencies.swift", Example.screenAlias), ("Screen.swift", Example.screenType),
    ]),
    good: .screen
  ) { judgement in
    judgement.components.compactMap { component in
      let (alias, owner) = (component.alias, component.declared)
      guard alias.place.file != owner.place.file,
        alias.scope == owner.scope || component.type == nil || alias.name == "Dependencies",
        !component.isInPlace,
        !component.isAmbiguous, !judgement.isTakenOnlyBeside(alias, by: component),
        !alias.stem.hasSuffix("Feature")
      else { return nil }
      return Finding(
        alias.place,
        "'\(alias.title)' is not in the file of '\(owner.name)'; declare it in "
          + "\(owner.place.fileName), before '\(owner.name)'.")
    }
  }
}

extension Judgement {
  /// Whether only functions in the alias's file take it, such as an initializer in an extension.
  fileprivate func isTakenOnlyBeside(_ alias: Fact, by component: Component) -> Bool {
    guard let type = component.type, !index.isConstrained(type, by: alias),
      type.dependencies.isEmpty
    else { return false }
    return index.functions(in: type).allSatisfy { function in
      function.place.file == alias.place.file
        || !index.aliases(of: function).contains { $0.place == alias.place }
    }
  }
}
