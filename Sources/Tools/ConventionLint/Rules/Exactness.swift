extension Rule {
  static let unusedLeaf = Rule(
    name: "unused-leaf",
    ids: ["CPDI-07", "CPDI-93"],
    summary: "A leaf that an alias lists is used by its type.",
    why: """
      Each caller must bring it, up to the root, for nobody. Most often it is a leaf that a child \
      used to need: list the child's alias instead.
      """,
    bad: Example(
      """
      typealias ScreenDependencies = LoggingDependency
        & TrackingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("appeared") }
      }
      """),
    good: Example(
      """
      typealias ScreenDependencies = LoggingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("appeared") }
      }
      """)
  ) { judgement in
    judgement.components.filter { $0.isCertain && $0.escapes.isEmpty }.flatMap { component in
      let own = judgement.unusedLeaves(of: component.alias, in: component)
      let external = component.external.map { judgement.unusedLeaves(of: $0, in: component) } ?? []
      return (own + external).map { leaf, alias in
        Finding(
          leaf.place, "unused-leaf",
          "'\(component.name)' does not use '\(leaf.name)'; remove it from '\(alias.name)'.")
      }
    }
  }

  static let staleForward = Rule(
    name: "stale-forward",
    ids: ["CPDI-21"],
    summary: "An alias that is forwarded belongs to a child, a superclass or a helper.",
    why: """
      Forwarding has no other reason than these three. An alias that stays after its child is gone \
      asks each caller for what nobody uses.
      """,
    bad: Example(
      """
      typealias ImageDependencies = LoggingDependency

      struct Image<Dependencies: ImageDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("image") }
      }

      typealias ScreenDependencies = TrackingDependency
        & ImageDependencies

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.tracker.track("screen") }
      }
      """),
    good: Example(
      """
      typealias ImageDependencies = LoggingDependency

      struct Image<Dependencies: ImageDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("image") }
      }

      typealias ScreenDependencies = TrackingDependency
        & ImageDependencies

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies

        func appear() {
          dependencies.tracker.track("screen")
          Image(dependencies: dependencies).appear()
        }
      }
      """)
  ) { judgement in
    judgement.components.filter { $0.isCertain && $0.escapes.isEmpty }.flatMap { component in
      let all = [component.alias] + (component.external.map { [$0] } ?? [])
      return all.flatMap { alias in
        judgement.staleForwards(of: alias, in: component).map { part in
          Finding(
            part.place, "stale-forward",
            "'\(component.name)' gives its dependencies to nothing that takes '\(part.name)'; remove it "
              + "from '\(alias.name)'.")
        }
      }
    }
  }
}

extension Judgement {
  fileprivate func unusedLeaves(
    of alias: Alias, in component: Component
  ) -> [(leaf: Reference, alias: Alias)] {
    // What a public alias cannot forward, because the child's is not public, it lists by its leaves.
    var given: Set<String> = []
    for need in component.needs where alias.isPublic {
      guard let leaves = index.leaves(of: need.alias) else { return [] }
      given.formUnion(leaves)
    }
    let isExternal = alias.place == component.external?.place
    if isExternal {
      guard let leaves = index.leaves(of: component.alias) else { return [] }
      given.formUnion(leaves)
    }
    return alias.parts.compactMap { part in
      guard let members = index.members(of: part, from: alias.scope), !members.isEmpty,
        !given.contains(part.name), !members.contains(where: component.mentions),
        !(isExternal && members.contains(where: component.spliceMentions)),
        !reaches(members, in: component)
      else { return nil }
      return (part, alias)
    }
  }

  fileprivate func staleForwards(of alias: Alias, in component: Component) -> [Reference] {
    alias.parts.filter { part in
      guard let other = index.alias(part, from: alias.scope), let owner = owner(of: other),
        !owner.isAmbiguous, other.place != component.alias.place,
        other.place != component.external?.place
      else { return false }
      let isInherited = component.type?.inherited.contains { $0.name == owner.name } == true
      let isMeant = [owner.name, index.splice(of: owner.name)].contains { name in
        component.mentions(name) || component.spliceMentions(name)
      }
      let isPassedOn =
        alias.place == component.external?.place && index.forwards(component.alias, other)
      return !component.needs(other) && !isInherited && !isMeant && !isPassedOn
    }
  }
}
