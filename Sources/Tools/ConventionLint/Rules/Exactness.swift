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
    judgement.findings(judgement.unusedLeaves) { leaf, alias, component in
      "'\(component.name)' does not use '\(leaf.name)'; remove it from '\(alias.name)'."
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
    judgement.findings(judgement.staleForwards) { part, alias, component in
      "'\(component.name)' gives its dependencies to nothing that takes '\(part.name)'; remove it "
        + "from '\(alias.name)'."
    }
  }
}

extension Judgement {
  /// What is found in the aliases of components whose use of their dependencies is all known.
  fileprivate func findings(
    _ find: (_ alias: Fact, _ component: Component) -> [Reference],
    _ sentence: (_ part: Reference, _ alias: Fact, _ component: Component) -> String
  ) -> [Finding] {
    components.filter { $0.isCertain && !$0.escapes }.flatMap { component in
      component.aliases.flatMap { alias in
        find(alias, component).map { Finding($0.place, sentence($0, alias, component)) }
      }
    }
  }

  fileprivate func unusedLeaves(of alias: Fact, in component: Component) -> [Reference] {
    // A public alias cannot forward a child's internal alias, so it lists the leaves of that alias.
    var others =
      alias.isPublic ? component.needs.filter { $0.kind != .superclass }.map(\.alias) : []
    let isExternal = alias.place == component.external?.place
    if isExternal { others.append(component.alias) }
    guard let given = index.leaves(of: others) else { return [] }
    return alias.parts.filter { part in
      guard let members = index.members(of: part, from: alias.scope), !members.isEmpty else {
        return false
      }
      return !given.contains(part.name) && !members.contains(where: component.mentions)
        && !(isExternal && members.contains(where: component.spliceMentions))
        && !reaches(members, in: component)
    }
  }

  fileprivate func staleForwards(of alias: Fact, in component: Component) -> [Reference] {
    alias.parts.filter { part in
      guard let other = index.alias(part, from: alias.scope), let owner = owner(of: other),
        !owner.isAmbiguous, !component.owns(other)
      else { return false }
      let isNeeded = component.needs.contains { $0.alias.place == other.place }
      let isInherited = component.declared.parts.contains { $0.name == owner.name }
      let isMeant = [owner.name, index.splice(of: owner.name)].contains { name in
        component.mentions(name) || component.spliceMentions(name)
      }
      let isPassedOn =
        alias.place == component.external?.place && index.forwards(component.alias, other)
      return !isNeeded && !isInherited && !isMeant && !isPassedOn
    }
  }
}

// MARK: - Examples

private let imageAlias = Example.alias("Screen", "TrackingDependency\n  & ImageDependencies")
