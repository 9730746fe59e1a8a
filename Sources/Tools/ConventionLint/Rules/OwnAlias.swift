extension Rule {
  static let ownAlias = Rule(
    name: "own-alias",
    ids: ["CPDI-20", "CPDI-90", "CPDI-91"],
    summary: "A type takes its own alias, not that of another.",
    why: """
      With a borrowed alias a type may touch what it does not need, callers must bring what nobody \
      uses, and nobody sees any more who uses what.
      """,
    bad: borrowed,
    good: borrowed.replacing(
      "struct Screen<Dependencies: DealsDependencies>",
      with:
        "typealias ScreenDependencies = TrackingDependency\n\nstruct Screen<Dependencies: ScreenDependencies>"
    )
  ) { judgement in
    let strays = Dictionary(
      judgement.strayAliases.map { ($0.alias.place, $0) }, uniquingKeysWith: { first, _ in first })
    return judgement.index.files.flatMap(\.types).compactMap { type in
      judgement.borrowed(by: type, strays: strays)
    }
  }
}

extension Judgement {
  fileprivate func borrowed(by type: TypeFact, strays: [Place: StrayAlias]) -> Note? {
    guard type.kind != .extension, type.kind != .protocol, !provides(type) else { return nil }
    let name = index.spliced(type.name) ?? type.name
    let found = index.constraints(of: type)
    if found.contains(where: { index.stems(of: $0.alias).contains(name) }) { return nil }
    for (alias, place) in found {
      if isForeignSplice(type, of: alias) { continue }
      if let stray = strays[alias.place] {
        // Its only user in its file gave it another name; the public alias of a factory may have one.
        let isItsOwn = stray.types.count == 1 && (stray.isInFile || alias.stem.hasSuffix("Feature"))
        if isItsOwn { continue }
      }
      let owner = owner(of: alias)?.name ?? alias.stem
      let whose = strays[alias.place] == nil ? "the alias of '\(owner)'" : "no alias of its own"
      return Note(
        place,
        "'\(type.name)' takes '\(alias.name)', \(whose); declare '\(name)Dependencies' with what "
          + "'\(type.name)' itself uses.")
    }
    return nil
  }

  /// Whether a type conforms to an alias or a leaf: then it wraps what it takes, and provides it.
  private func provides(_ type: TypeFact) -> Bool {
    index.spliced(type.name) == nil
      && type.inherited.contains { reference in
        reference.name.hasSuffix("Dependency")
          || index.alias(reference, from: type.scope) != nil
      }
  }

  /// Whether a type takes an alias only for the splice of another, which is a finding by itself.
  private func isForeignSplice(_ type: TypeFact, of alias: Alias) -> Bool {
    alias.stem.hasSuffix("External")
      && type.dependencies.contains { $0.type.first.flatMap { index.spliced($0.name) } != nil }
  }
}

// MARK: - Examples

private let borrowed = Example(
  """
  typealias DealsDependencies = LoggingDependency & TrackingDependency

  struct Deals<Dependencies: DealsDependencies> {
    let dependencies: Dependencies

    func appear() {
      dependencies.logger.log("deals")
      dependencies.tracker.track("deals")
    }
  }

  struct Screen<Dependencies: DealsDependencies> {
    let dependencies: Dependencies
    func appear() { dependencies.tracker.track("screen") }
  }
  """)
