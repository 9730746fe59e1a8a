// What an alias must and must not list.

extension Rule {
  static let unusedLeaf = Rule(
    name: "unused-leaf",
    ids: ["CPDI-07", "CPDI-93"],
    summary: "List in an alias only the protocols that the type itself uses.",
    why: """
      Otherwise every caller, up to the root, must provide something that nothing uses. Most often \
      it is a leaf that a child once needed: list the child's alias instead.
      """,
    bad: .screen.replacing(
      "= LoggingDependency", with: "= LoggingDependency\n  & TrackingDependency"),
    good: .screen
  ) { analysis in
    analysis.unneeded(.leaf) { removal, advice in
      let alias = analysis.index.title(of: removal.alias)
      let others = analysis.replacements(of: removal)
      let advice =
        others.isEmpty
        ? advice : "replace it with \(others.joined(separator: " and ")) in '\(alias)'"
      return "'\(removal.feature.name)' does not use '\(removal.part.name)' itself; \(advice)."
    }
  }

  static let staleForward = Rule(
    name: "stale-forward",
    ids: ["CPDI-21"],
    summary: "List the alias of another type only for a child, a superclass or a helper.",
    why: """
      There is no other reason to forward an alias. One that stays after its child is gone makes \
      every caller provide something that nothing uses.
      """,
    bad: Example(
      Example.image, imageAlias,
      Example.type("Screen", appearing: "dependencies.tracker.track(\"screen\")")),
    good: Example(
      Example.image, imageAlias,
      Example.type(
        "Screen", appearing: "dependencies.tracker.track(\"screen\")",
        "Image(dependencies: dependencies).appear()"))
  ) { analysis in
    analysis.unneeded(.forward) { removal, advice in
      let part = removal.part.path.suffix(2).joined(separator: ".")
      return
        "'\(removal.feature.name)' lists '\(part)', but passes it to no child, superclass or helper; "
        + "\(advice)."
    }
  }

  static let forwardChild = Rule(
    name: "forward-child",
    ids: ["CPDI-20", "CPDI-22", "CPDI-93"],
    summary: "List the alias of each child that the type creates.",
    why: """
      When the needs of the child change, the alias of its parent then changes with them. Leaves \
      copied from the child stay when the child drops them.
      """,
    bad: child,
    good: child.replacing(
      "ScreenDependencies = LoggingDependency",
      with: "ScreenDependencies = LoggingDependency & ImageDependencies")
  ) { $0.forwardFindings(for: .child, "creates") }

  static let forwardSuper = Rule(
    name: "forward-super",
    ids: ["CPDI-25"],
    summary: "List the alias of the superclass.",
    why: """
      The initializer of the superclass gets the same dependencies, and its needs may change.
      """,
    bad: superclass,
    good: superclass.replacing(
      "ScreenDependencies = ", with: "ScreenDependencies = BaseDependencies & ")
  ) { $0.forwardFindings(for: .superclass, "inherits from") }

  static let publicAlias = Rule(
    name: "public-alias",
    ids: ["CPDI-73", "CPDI-74"],
    summary:
      "Make an alias public only for a feature, for external dependencies, or if public code uses it.",
    why: """
      A client sees the alias of the feature's factory and, where necessary, external aliases. \
      Every further public alias, with its leaves, must be kept stable.
      """,
    bad: .screen.replacing("typealias", with: "public typealias"),
    good: .screen
  ) { analysis in
    let index = analysis.index
    return index.aliases.compactMap { alias in
      guard alias.access == .public, analysis.isWhole(alias), !index.isExternal(alias),
        !index.isFeature(alias), !index.isNested(alias), let owner = analysis.owner(of: alias),
        !index.isAmbiguous(owner.declared)
      else { return nil }
      if let external = owner.aliases.first(where: index.isExternal) {
        return Finding(
          alias.place,
          "'\(alias.name)' is public, but '\(owner.name)' has a splice; remove 'public', and create "
            + "'\(owner.name)' in a public factory that takes '\(external.name)'.")
      }
      guard !analysis.isExported(alias) else { return nil }
      return Finding(
        alias.place,
        "'\(index.title(of: alias))' is public, but no public code uses it; remove 'public'.")
    }
  }
}

extension Analysis {
  /// The aliases that replace an unneeded leaf: those of children that have it and aren't listed yet.
  fileprivate func replacements(of removal: Removal) -> [String] {
    let leaf = index.leaf(removal.part, from: removal.alias.scope)
    let added = missingForwards.filter { removal.feature.owns($0.alias) }.map(\.added).filter {
      compositions.leaves(of: Composition(aliases: [$0])).contains(leaf)
    }
    return Set(added.map { "'\(index.title(of: $0))'" }).sorted()
  }

  /// Findings about unneeded parts.
  func unneeded(
    _ kind: Removal.Kind, _ sentence: (Removal, _ advice: String) -> String
  ) -> [Finding] {
    removals.filter { $0.kind == kind }.map { removal in
      let advice = "remove it from '\(index.title(of: removal.alias))'"
      return Finding(removal.part.place, sentence(removal, advice))
    }
  }

  /// Findings about aliases that features don't forward.
  ///
  /// - Parameter verb: the verb of the finding, such as "creates".
  func forwardFindings(for kind: Need.Kind, _ verb: String) -> [Finding] {
    missingForwards.filter { $0.need.kind == kind }.map { forward in
      Finding(
        forward.need.place,
        "'\(forward.feature.name)' \(verb) '\(forward.need.name)', but doesn't list its alias; add '"
          + "\(index.title(of: forward.added))' to '\(index.title(of: forward.alias))'.")
    }
  }
}

// MARK: - Examples

private let imageAlias = Example.alias("Screen", "TrackingDependency\n  & ImageDependencies")

private let child = Example(
  Example.image,
  Example.type(
    "Screen", taking: "LoggingDependency", appearing: "dependencies.logger.log(\"screen\")",
    "Image(dependencies: dependencies).appear()"))

private let superclass = Example(
  """
  typealias BaseDependencies = TrackingDependency

  class Base<Dependencies: BaseDependencies> {
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func load() { dependencies.tracker.track("loaded") }
  }

  typealias ScreenDependencies = TrackingDependency

  final class Screen<Dependencies: ScreenDependencies>: Base<Dependencies> {
    func appear() { dependencies.tracker.track("appeared") }
  }
  """)
