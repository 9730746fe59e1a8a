extension Rule {
  static let publicAlias = Rule(
    name: "public-alias",
    ids: ["CPDI-73", "CPDI-74"],
    summary:
      "Only the alias of a feature, external aliases, and those that public code needs are public.",
    why: """
      A client sees the alias of the feature's factory and, where necessary, external aliases. \
      Every further public alias, with its leaves, must be kept stable.
      """,
    bad: .screen.replacing("typealias", with: "public typealias"),
    good: .screen
  ) { judgement in
    judgement.index.aliases.compactMap { alias in
      guard alias.isPublic, judgement.isWhole(alias), !alias.stem.hasSuffix("External"),
        !alias.stem.hasSuffix("Feature"),
        let owner = judgement.owner(of: alias), !owner.isAmbiguous
      else { return nil }
      if let external = owner.external {
        return Finding(
          alias.place,
          "'\(alias.name)' is public though '\(owner.name)' has a splice; show '\(owner.name)' through "
            + "a public factory that takes '\(external.name)', and remove 'public'.",
          fix: owner.declared.isPublic || judgement.isExported(alias)
            ? nil : .makeInternal(alias.place))
      }
      guard !judgement.isExported(alias) else { return nil }
      return Finding(
        alias.place,
        "'\(alias.title)' is public, and nothing public needs it; remove 'public'.",
        fix: .makeInternal(alias.place))
    }
  }
}
