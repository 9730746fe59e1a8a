extension Rule {
  static let ownAlias = Rule(
    name: "own-alias",
    ids: ["CPDI-20", "CPDI-90", "CPDI-91"],
    summary: "A type takes its own alias, not the alias of another type.",
    why: """
      With a borrowed alias a type can use what it does not need, callers must provide what \
      nothing uses, and the aliases no longer tell which type uses what.
      """,
    bad: Example(deals, screen.replacing("ScreenDependencies", with: "DealsDependencies")),
    good: Example(deals, Example.alias("Screen", "TrackingDependency"), screen)
  ) { judgement in
    let strays = Dictionary(
      judgement.strayAliases.map { ($0.alias.place, $0) }, uniquingKeysWith: { first, _ in first })
    return judgement.index.types.compactMap { type in
      judgement.borrowed(by: type, strays: strays)
    }
  }
}

extension Judgement {
  fileprivate func borrowed(by type: Fact, strays: [Place: StrayAlias]) -> Finding? {
    guard type.kind != .extension, type.kind != .protocol, !provides(type) else { return nil }
    let name = index.spliced(type.name) ?? type.name
    let found = index.constraints(of: type)
    if found.contains(where: { index.stems(of: $0.alias).contains(name) }) { return nil }
    for (alias, place) in found {
      if isForeignSplice(type, of: alias) { continue }
      if let stray = strays[alias.place] {
        // It is the type's own alias with another name, which a factory's public alias may have.
        let isItsOwn =
          stray.takers.count { $0.kind.isType } == 1
          && (stray.isInFile || alias.stem.hasSuffix("Feature"))
        if isItsOwn { continue }
      }
      let owner = owner(of: alias)?.name ?? alias.stem
      let whose = strays[alias.place] == nil ? "the alias of '\(owner)'" : "no alias of its own"
      return Finding(
        place,
        "'\(type.name)' takes '\(alias.name)', \(whose); declare '\(name)Dependencies' with what "
          + "'\(type.name)' itself uses.")
    }
    return nil
  }

  /// Whether a type conforms to an alias or a leaf, because it wraps and provides what it takes.
  private func provides(_ type: Fact) -> Bool {
    index.spliced(type.name) == nil
      && type.parts.contains { index.isDependency($0, from: type.scope) }
  }

  /// Whether a type takes an alias only for the splice of another type, which another rule finds.
  private func isForeignSplice(_ type: Fact, of alias: Fact) -> Bool {
    alias.stem.hasSuffix("External")
      && type.dependencies.contains { $0.type.first.flatMap { index.spliced($0.name) } != nil }
  }
}

// MARK: - Examples

private let deals = [
  Example.alias("Deals", "LoggingDependency & TrackingDependency"),
  Example.type(
    "Deals", appearing: "dependencies.logger.log(\"deals\")",
    "dependencies.tracker.track(\"deals\")"),
].joined(separator: "\n\n")
private let screen = Example.type("Screen", appearing: "dependencies.tracker.track(\"screen\")")
