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
    let strays = judgement.strayAliases
    return judgement.index.types.compactMap { judgement.borrowed(by: $0, strays: strays) }
  }
}

extension Judgement {
  fileprivate func borrowed(by type: Fact, strays: [Place: StrayAlias]) -> Finding? {
    let splice = index.spliced(type.name)
    guard type.kind != .extension, type.kind != .protocol,
      // A type that conforms to an alias or a leaf wraps and provides what it takes.
      splice != nil || !type.parts.contains(where: { index.isDependency($0, from: type.scope) })
    else { return nil }
    let name = splice ?? type.name
    let takers = [type] + index.initializers(of: type)
    let found =
      index.constraints(of: type)
      + takers.flatMap { taker in
        taker.variables.filter(\.isCalledDependencies).flatMap { variable in
          variable.type.compactMap { reference in
            taker.generics.contains(reference.name)
              ? nil : index.alias(reference, from: taker.inside).map { ($0, reference.place) }
          }
        }
      }
    if found.contains(where: { index.stems(of: $0.alias).contains(name) }) { return nil }
    // Another rule finds a type that takes an alias only for the splice of another type.
    let isSpliced = type.dependencies.contains {
      $0.type.first.flatMap { index.spliced($0.name) } != nil
    }
    for (alias, place) in found where !isSpliced || !alias.stem.hasSuffix("External") {
      // It is the type's own alias with another name, which a factory's public alias may have.
      if let stray = strays[alias.place], stray.takers.count(where: \.kind.isType) == 1,
        stray.isInFile || alias.stem.hasSuffix("Feature")
      {
        continue
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
}

// MARK: - Examples

private let deals = Example.type(
  "Deals", taking: "LoggingDependency & TrackingDependency",
  appearing: "dependencies.logger.log(\"deals\")", "dependencies.tracker.track(\"deals\")")
private let screen = Example.type("Screen", appearing: "dependencies.tracker.track(\"screen\")")
