// What can be removed from aliases, and what must be added to them.

/// An alias that another one should list.
struct Forward: Sendable {
  let need: Component.Need
  /// The alias that should list it.
  let alias: Fact
  let component: String

  var fix: Fix? {
    alias.parts.last.map { last in
      // The alias may stand in a type that does not enclose the other one.
      let isNear = alias.scope.starts(with: need.alias.scope)
      return .add(
        isNear ? need.alias.name : need.alias.path.joined(separator: "."), after: last.place)
    }
  }
}

/// A part of an alias that nothing needs.
struct Removal: Sendable {
  enum Kind: Sendable { case leaf, forward }

  let kind: Kind
  let part: Reference
  let alias: Fact
  let component: Component
  /// What the alias must list in its place.
  var replacements: [Forward] = []
}

extension Judgement {
  /// The needs of a component whose alias is not forwarded, each at its first place.
  func findMissingForwards(of component: Component) -> [Forward] {
    var seen: Set<Place> = []
    return component.needs.compactMap { need in
      guard let alias = need.isExternal ? component.external : component.alias,
        !component.owns(need.alias), !index.forwards(alias, need.alias),
        need.isOwn, !component.isInPlace, canList(need.alias, in: alias),
        seen.insert(need.alias.place).inserted
      else { return nil }
      return Forward(need: need, alias: alias, component: component.name)
    }
  }

  /// Whether an alias can name another one: it can see it, and isn't more public.
  private func canList(_ other: Fact, in alias: Fact) -> Bool {
    let isVisible =
      index.areTogether(alias.place, other.place)
      ? max(other.access, 1) >= max(alias.access, 1)
      : other.access > 2 && other.access >= alias.access
    return isVisible && (other.access > 1 || alias.place.file == other.place.file)
      && (!other.isInGenericType || alias.scope.starts(with: other.scope))
  }

  /// The parts of aliases that nothing needs, as far as it is certain that all still compiles without
  /// them. What is passed over becomes a note.
  mutating func findRemovals() -> [Removal] {
    var found: [Removal] = []
    for component in components {
      let candidates = component.aliases.flatMap { alias in
        unusedLeaves(of: alias, in: component) + staleForwards(of: alias, in: component)
      }
      guard !candidates.isEmpty, isWhole(component.alias) else { continue }
      guard let reason = reasonToPassOver(component) else {
        found += candidates
        continue
      }
      guard !reason.isEmpty else { continue }
      let names = candidates.map { "'\($0.part.name)'" }.joined(separator: ", ")
      notes.append(
        Finding(
          component.declared.place,
          "'\(component.name)' may not need \(names), but that is not certain: \(reason)."))
    }
    guard !found.isEmpty else { return [] }
    var consequences = Consequences(of: found, in: self)
    while true {
      let needed = consequences.neededParts()
      if needed.isEmpty { return consequences.removals.map(replacing) }
      consequences.keep(needed)
    }
  }

  /// A removal with what has the leaf and must be listed in its place.
  private func replacing(_ removal: Removal) -> Removal {
    var removal = removal
    removal.replacements = missingForwards.filter { forward in
      forward.alias.place == removal.alias.place
        && index.leaves(of: [forward.need.alias]).contains(removal.part.name)
    }
    return removal
  }

  /// Why nothing can be said of what a component does not need; empty if a note says it already.
  private func reasonToPassOver(_ component: Component) -> String? {
    if component.isAmbiguous { return "its module has another '\(component.name)'" }
    if component.isOpaque {
      return "they are not called 'dependencies', or have a type that is not understood"
    }
    return component.escape?.reason
  }

  private func unusedLeaves(of alias: Fact, in component: Component) -> [Removal] {
    let isExternal = alias.place == component.external?.place
    let given = isExternal ? Set(component.alias.parts.map(\.name)) : []
    return alias.parts.filter { part in
      guard let members = index.members(of: part, from: alias.scope), !members.isEmpty,
        !given.contains(part.name)
      else { return false }
      let names = members.union([part.name])
      let isNamed = component.isInPlace ? members : names
      return !isNamed.contains(where: component.mentions)
        && !(isExternal && names.contains(where: component.spliceMentions))
    }.map { Removal(kind: .leaf, part: $0, alias: alias, component: component) }
  }

  private func staleForwards(of alias: Fact, in component: Component) -> [Removal] {
    alias.parts.filter { part in
      guard let other = index.alias(part, from: alias.scope), !component.owns(other) else {
        return false
      }
      if component.needs.contains(where: { $0.alias.place == other.place }) { return false }
      let owner = owner(of: other)
      if owner?.isAmbiguous == true { return false }
      let names = owner.map { [$0.name] } ?? index.owners(of: other).map(\.name)
      let isInherited = component.declared.parts.contains { names.contains($0.name) }
      let isHidden =
        other.scope.isEmpty && names.count == 1
        && hiddenFunctions(in: component).contains(names[0])
      // Who only reads a constant of a type, or is given a value of it, gives it no dependencies.
      let isMade = owner?.type.map { $0.kind != .protocol && $0.generics.isEmpty } ?? false
      // A method of the same name may be another type's.
      let isAnothers =
        owner.map { owner in
          let holders = index.holders(
            of: owner.name, in: component.bodies.reduce(into: []) { $0.formUnion($1.members) },
            besides: component.bodies.reduce(into: []) { $0.formUnion($1.names.all(.apart)) },
            from: component.declared.inside, at: component.declared.place)
          return owner.type == nil && holders?.contains { $0.path == owner.declared.scope } == false
        } ?? false
      let isMeant = (names + names.map(index.splice)).contains { name in
        (isMade ? component.makes(name) : component.mentions(name)) && !isHidden
          && !isAnothers
          || component.spliceMentions(name)
      }
      let isPassedOn =
        alias.place == component.external?.place && index.forwards(component.alias, other)
      return !isInherited && !isMeant && !isPassedOn
    }.map { Removal(kind: .forward, part: $0, alias: alias, component: component) }
  }

  /// The global functions that a component cannot name, because its type has a method of the same
  /// name. It could only name them with their module, which it does not name either.
  func hiddenFunctions(in component: Component) -> Set<String> {
    guard let type = component.type else { return [] }
    let path = type.path
    let methods = index.functions(in: type).filter { $0.kind == .function && $0.scope == path }
    let module = index.module(of: type.place.file).split(separator: "/").last.map(String.init) ?? ""
    return component.mentions(module) ? [] : Set(methods.map(\.name))
  }
}
