extension Rule {
  static let unusedLeaf = Rule(
    name: "unused-leaf",
    ids: ["CPDI-07", "CPDI-93"],
    summary: "A type uses every leaf that its alias lists.",
    why: """
      Otherwise every caller, up to the root, must provide something that nothing uses. Most often \
      it is a leaf that a child once needed: list the child's alias instead.
      """,
    bad: .screen.replacing(
      "= LoggingDependency", with: "= LoggingDependency\n  & TrackingDependency"),
    good: .screen
  ) { judgement in
    judgement.removals.filter { $0.kind == .leaf }.map { removal in
      let others = removal.replacements.map { "'\($0.need.alias.title)'" }
      let advice =
        others.isEmpty
        ? "remove it from \(removal.from)"
        : "list \(others.joined(separator: " and ")) in its place in \(removal.from)"
      return removal.finding(
        "'\(removal.component.name)' does not use '\(removal.part.name)' itself; \(advice).")
    }
  }

  static let staleForward = Rule(
    name: "stale-forward",
    ids: ["CPDI-21"],
    summary: "A forwarded alias belongs to a child, a superclass or a helper.",
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
  ) { judgement in
    judgement.removals.filter { $0.kind == .forward }.map { removal in
      let part = removal.part.path.suffix(removal.part.name == "Dependencies" ? 2 : 1)
      return removal.finding(
        "'\(removal.component.name)' gives its dependencies to nothing that takes "
          + "'\(part.joined(separator: "."))'; remove it from \(removal.from).")
    }
  }
}

extension Removal {
  /// What it is removed from, as one says it.
  fileprivate var from: String {
    component.isInPlace ? "the type of its 'dependencies'" : "'\(alias.title)'"
  }

  fileprivate func finding(_ sentence: String) -> Finding {
    Finding(part.place, sentence, fix: .all([.drop(part.place)] + replacements.compactMap(\.fix)))
  }
}

// MARK: - Examples

private let imageAlias = Example.alias("Screen", "TrackingDependency\n  & ImageDependencies")
