/// What would no longer compile without some parts of aliases.
///
/// It does not resolve expressions. It takes code for typed by an alias where it names the alias, or
/// something that gives values of its type, and then takes for needed whatever the names in that code
/// may need: the leaves with a member of such a name, and all that a declaration of such a name asks
/// for. So it may keep a part that nothing needs, and removes none that something needs.
struct Consequences {
  private(set) var removals: [Removal]
  private let judgement: Judgement
  private let index: Index
  private let added: [Place: [Fact]]
  private let aliases: [Fact]
  private let aliasesByName: [String: [Fact]]
  private let units: [Unit]
  /// The names of the type aliases that are no aliases of dependencies.
  private let synonyms: Set<String>
  /// The leaves that each alias has without the removals.
  private let before: [Place: Set<Leaf>]
  private var after: [Place: Set<Leaf>] = [:]
  /// What each type conforms to that has an alias among its bases, with the type's module.
  private let conformances: [(parts: [Part], module: String)]
  /// What the declarations of each module ask of their users, and give them; both have all modules.
  private var asked: [String: [String: Set<String>]] = [:]
  private var given: [String: [String: Set<String>]] = [:]
  /// The functions that have others of the same name beside them, with their modules.
  private let overloads: [(module: String, key: String)]
  /// The names of what gives values of the types of nested aliases.
  private let nestedValues: Set<String>
  /// What each module does with the dependencies of values.
  private var outside: [String: Outside] = [:]

  /// A protocol that is read, or the name of one that isn't.
  private struct Leaf: Hashable {
    let name: String
    let place: Place?
  }

  private struct Outside {
    var reached: Set<String> = []
    /// The names of what gets the dependencies of another value.
    var receivers: Set<String> = []
    /// The names in code that does something else with them.
    var doubtful: Set<String> = []
  }

  /// Code that is judged as a whole.
  private struct Unit {
    let module: String
    /// Where its names mean something.
    let scope: [String]
    let place: Place
    /// The places of the aliases of a component.
    var owned: Set<Place> = []
    var mentions: Set<String> = []
    /// Those of types that it may make values of.
    var makes: Set<String> = []
    var makesAny = false
    var members: Set<String> = []
    var others: Set<String> = []
    var namesNested = false
    /// What else it names: the types that it inherits from.
    var parts: Set<String> = []
    /// Those of a splice.
    var splice: Set<String> = []
    /// The names in generic functions, whose parameters may be constrained by what they name.
    var generic: Set<String> = []
    /// The name of a component.
    var ownName: Set<String> = []
    /// Whether `Dependencies` is a generic parameter of its own, and so no alias of a type around it.
    var hasOwnDependencies = false
    /// The global functions that methods of the same name hide in it.
    var hidden: Set<String> = []
    /// Whether it calls `.init(dependencies:)` or the like.
    var callsImplicitly = false

    mutating func add(_ fact: Fact) {
      if fact.kind != .typealias { parts.formUnion(fact.parts.map(\.name)) }
      if fact.kind.isFunction, !fact.generics.isEmpty {
        generic.formUnion(fact.body.names.all(.mentioned))
      }
      add(fact.body)
    }

    mutating func add(_ body: Body) {
      mentions.formUnion(body.names.all(.mentioned))
      makes.formUnion(body.names.all(.made))
      makes.formUnion(body.calls.map(\.callee.name))
      makesAny = makesAny || body.makesAny
      members.formUnion(body.members)
      others.formUnion(body.names.all(.apart))
      namesNested = namesNested || body.namesNested
      if body.calls.contains(where: { $0.callee.path[0] == "." || $0.callee.path == ["init"] }) {
        callsImplicitly = true
      }
    }
  }

  init(of removals: [Removal], in judgement: Judgement) {
    (self.removals, self.judgement, index) = (removals, judgement, judgement.index)
    added = Dictionary(grouping: judgement.missingForwards, by: \.alias.place)
      .mapValues { $0.map(\.need.alias) }
    let inPlace = judgement.components.filter(\.isInPlace).map(\.alias)
    aliases = judgement.index.aliases + inPlace
    aliasesByName = Dictionary(grouping: judgement.index.aliases, by: \.name)
    units = Self.units(of: judgement)
    conformances = Self.conformances(in: judgement.index)
    let conventions = Set(judgement.index.aliases.map(\.place))
    synonyms = Set(
      index.declared.filter { $0.kind == .typealias && !conventions.contains($0.place) }
        .map(\.name))
    let functions = Dictionary(grouping: index.functions.filter { $0.kind == .function }) {
      [index = judgement.index] in
      [index.module(of: $0.place.file)] + $0.path
    }
    overloads = functions.values.filter { $0.count > 1 }.map { all in
      (
        judgement.index.module(of: all[0].place.file),
        (all[0].scope.isEmpty ? "" : ".") + all[0].name
      )
    }
    before = Dictionary(
      aliases.map { ($0.place, Self.leaves(of: $0, in: judgement.index)) },
      uniquingKeysWith: { $0.union($1) })
    nestedValues = Set(
      index.files.flatMap(\.signatures)
        .filter { $0.names.contains("Dependencies", .given) }.flatMap(\.users)
        .filter { $0 != "dependencies" }.map(Self.name))
    for file in index.files {
      let module = index.module(of: file.path)
      for signature in file.signatures {
        for user in signature.users {
          asked[module, default: [:]][user, default: []].formUnion(signature.names.all(.asked))
          given[module, default: [:]][user, default: []].formUnion(signature.names.all(.given))
        }
      }
      for (body, scope) in file.bodies {
        outside[module, default: Outside()].reached.formUnion(body.reached)
        for call in body.calls {
          guard case .others = call.value else { continue }
          outside[module, default: Outside()].receivers.insert(call.callee.name)
          if call.callee.path[0] == "." {
            outside[module, default: Outside()].doubtful.formUnion(body.names.all(.mentioned))
          }
        }
        if body.otherEscapes {
          outside[module, default: Outside()].doubtful.formUnion(
            body.independent.union(body.names.all(.mentioned)).union(scope))
        }
      }
    }
  }

  private static func units(of judgement: Judgement) -> [Unit] {
    let index = judgement.index
    var units = judgement.components.map { component in
      let declared = component.declared
      var unit = Unit(
        module: index.module(of: declared.place.file), scope: declared.path, place: declared.place)
      unit.owned = Set(component.aliases.map(\.place))
      for body in component.bodies { unit.add(body) }
      for body in component.splice { unit.splice.formUnion(body.names.all(.mentioned)) }
      unit.parts = Set(index.bases(of: component.declared).map(\.reference.name))
      unit.ownName = [declared.name]
      unit.hasOwnDependencies = declared.generics.contains("Dependencies")
      unit.hidden = judgement.hiddenFunctions(in: component)
      if component.declared.kind == .actor { unit.mentions.insert("actor") }
      return unit
    }
    var others: [[String]: Unit] = [:]
    for fact in judgement.others {
      let module = index.module(of: fact.place.file)
      let root = fact.path.count > 1 || !fact.kind.isFunction ? fact.path[0] : "\(fact.place)"
      others[
        [module, root], default: Unit(module: module, scope: [fact.path[0]], place: fact.place)
      ]
      .add(fact)
    }
    units += others.values
    units += index.files.map { file in
      var unit = Unit(
        module: index.module(of: file.path), scope: [],
        place: Place(file: file.path, line: 1, column: 1))
      unit.add(file.script)
      return unit
    }
    return units
  }

  // MARK: - The leaves of aliases

  private static func leaves(
    of alias: Fact, in index: Index, without dropped: Set<Place> = [],
    with added: [Place: [Fact]] = [:]
  ) -> Set<Leaf> {
    var (leaves, left, seen) = (Set<Leaf>(), [alias], Set<Place>())
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      left += added[alias.place] ?? []
      for part in alias.parts where !dropped.contains(part.place) {
        if let other = index.alias(part, from: alias.scope) {
          left.append(other)
        } else {
          leaves.formUnion(self.leaves(part, from: alias.scope, in: index))
        }
      }
    }
    return leaves
  }

  /// A leaf, and the protocols that it refines.
  private static func leaves(_ part: Reference, from scope: [String], in index: Index) -> Set<Leaf>
  {
    var (leaves, left) = (Set<Leaf>(), [(part, scope)])
    while let (part, scope) = left.popLast() {
      let found = index.type(part, from: scope)
      guard leaves.insert(Leaf(name: part.name, place: found?.place)).inserted else { continue }
      left += found?.parts.map { ($0, found?.scope ?? []) } ?? []
    }
    return leaves
  }

  // MARK: - What is needed

  /// Gives up the removal of some parts.
  mutating func keep(_ parts: Set<Place>) { removals.removeAll { parts.contains($0.part.place) } }

  /// The parts among the removals that something needs.
  mutating func neededParts() -> Set<Place> {
    let dropped = Set(removals.map(\.part.place))
    after = Dictionary(
      aliases.map {
        ($0.place, Self.leaves(of: $0, in: index, without: dropped, with: added))
      }, uniquingKeysWith: { $0.intersection($1) })
    let changed = aliases.filter { !lost($0).isEmpty }
    let namers = namers(of: changed)
    var needed: Set<Place> = []
    // An alias may get a leaf back from one that it reaches, so it waits for that one.
    var kept: Set<Place> = []
    let all = changed.map { ($0, reachable(from: $0)) }.sorted { $0.1.count < $1.1.count }
    for (alias, reachable) in all
    where reachable.subtracting([alias.place]).isDisjoint(with: kept) {
      let leaves = neededLeaves(of: alias, namedBy: namers[alias.place] ?? [])
      guard !leaves.isEmpty else { continue }
      kept.insert(alias.place)
      for removal in removals where reachable.contains(removal.alias.place) {
        let part =
          index.alias(removal.part, from: removal.alias.scope).flatMap { before[$0.place] }
          ?? Self.leaves(removal.part, from: removal.alias.scope, in: index)
        if !part.isDisjoint(with: leaves) { needed.insert(removal.part.place) }
      }
    }
    return needed
  }

  private func lost(_ alias: Fact) -> Set<Leaf> {
    (before[alias.place] ?? []).subtracting(after[alias.place] ?? [])
  }

  private func reachable(from alias: Fact) -> Set<Place> {
    var (left, seen) = ([alias], Set<Place>())
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      left += alias.parts.compactMap { index.alias($0, from: alias.scope) }
      left += added[alias.place] ?? []
    }
    return seen
  }

  /// The units that own or name some aliases, or something that gives values of their types.
  private func namers(of aliases: [Fact]) -> [Place: Set<Int>] {
    var interesting: [String: Set<Place>] = [:]
    var found: [Place: Set<Int>] = [:]
    for alias in aliases {
      for name in names(of: alias) { interesting[name, default: []].insert(alias.place) }
    }
    var components: [String: Set<Place>] = [:]
    for component in judgement.components {
      for alias in component.aliases { components[component.name, default: []].insert(alias.place) }
    }
    let nested = Dictionary(
      aliases.filter { $0.name == "Dependencies" }.map { ($0.place, $0.scope) },
      uniquingKeysWith: { $1 })
    for (position, unit) in units.enumerated() {
      var places = unit.owned
      for name in unit.mentions { places.formUnion(interesting[name] ?? []) }
      for name in unit.generic { places.formUnion(components[name] ?? []) }
      for place in places
      where unit.owned.contains(place)
        || nested[place].map({ unit.namesNested || unit.mentions.contains($0.last ?? "") }) ?? true
          && index.sees(index.module(of: place.file), from: unit.module)
          && !means(another: place, unit)
      {
        found[place, default: []].insert(position)
      }
    }
    return found
  }

  /// Whether the name of an alias means another one in a unit.
  private func means(another place: Place, _ unit: Unit) -> Bool {
    guard let alias = aliases.first(where: { $0.place == place }) else { return false }
    let reference = Reference(path: [alias.name], place: unit.place)
    let meant = index.alias(reference, from: unit.scope)
    guard alias.name == "Dependencies" else { return meant.map { $0.place != place } ?? false }
    // Its own alias or generic parameter, if nothing in it may be of the other type's.
    let isOther = meant.map { $0.place != place && $0.scope == unit.scope }
    return isOther ?? unit.hasOwnDependencies && !unit.namesNested
      && !unit.generic.contains(alias.stem) && unit.mentions.isDisjoint(with: nestedValues)
      && unit.mentions.isDisjoint(with: names(of: alias).subtracting([alias.name]))
  }

  /// The name of an alias, and the names of what gives values of its type.
  private func names(of alias: Fact) -> Set<String> {
    guard alias.kind == .typealias else { return [] }
    let module = index.module(of: alias.place.file)
    var (names, left) = (Set<String>(), [alias.name])
    while let name = left.popLast() {
      guard names.insert(name).inserted, name != "Dependencies" else { continue }
      for (other, given) in given where index.sees(module, from: other) {
        left += given.filter { $0.value.contains(name) && $0.key != "dependencies" }
          .map { Self.name(ofKey: $0.key) }
      }
    }
    for type in judgement.others where type.kind.isType {
      guard type.constraints.contains(where: { $0.bound.name == alias.name }),
        index.sees(module, from: index.module(of: type.place.file))
      else { continue }
      names.formUnion(type.variables.map(\.name))
    }
    return names.subtracting(["dependencies"])
  }

  /// The name for which a file has what is asked or given: without a dot or parentheses.
  private static func name(ofKey key: String) -> String {
    String(key.trimmingPrefix(".").prefix { $0 != "(" })
  }

  private func neededLeaves(of alias: Fact, namedBy namers: Set<Int>) -> Set<Leaf> {
    let lost = lost(alias)
    if isRequiredByProtocol(alias) || tellsOverloadsApart(alias) { return lost }
    var needed = leavesNeededOutside(alias)
    for unit in namers.map({ units[$0] }) {
      if unit.callsImplicitly { return lost }
      var mentions = unit.mentions
      let isExternal = judgement.owner(of: alias)?.external?.place == alias.place
      if isExternal, unit.owned.contains(alias.place) { mentions.formUnion(unit.splice) }
      needed.formUnion(leaves(lost, usedBy: mentions, as: alias))
      // What a component asks of itself, it has.
      let names = mentions.union(unit.parts).subtracting(unit.ownName)
      needed.formUnion(lost.intersection(leavesAsked(byUsersOf: names, in: unit)))
    }
    for (parts, module) in conformances
    where parts.contains(where: { $0.fact?.place == alias.place }) {
      needed.formUnion(leavesNeeded(ofTypeWith: parts, in: module).intersection(lost))
    }
    return needed
  }

  /// Whether a protocol refines the alias, or asks for it in an associated type.
  private func isRequiredByProtocol(_ alias: Fact) -> Bool {
    index.protocols.contains { type in
      (type.parts + type.constraints.map(\.bound)).contains { reference in
        reference.name == alias.name
          || index.alias(reference, from: type.scope)?.place == alias.place
      }
    }
  }

  /// Whether functions of the same name differ in what they ask, one of them by the alias.
  private func tellsOverloadsApart(_ alias: Fact) -> Bool {
    let module = index.module(of: alias.place.file)
    return overloads.contains { other, key in
      guard index.sees(module, from: other), let names = asked[other]?[key],
        names.contains(alias.name)
      else { return false }
      return names.contains {
        $0 != alias.name && (aliasesByName[$0] != nil || index.leafNames.contains($0))
      }
    }
  }

  /// The leaves that code with some names may use.
  private func leaves(_ leaves: Set<Leaf>, usedBy names: Set<String>, as alias: Fact) -> Set<Leaf> {
    leaves.filter { leaf in
      // What has no members, such as `Sendable`, is needed for what it is.
      guard let type = protocols(leaf) else { return true }
      let members = index.ownMembers(of: type)
      if !members.allSatisfy(Index.isUsedByName) { return true }
      return names.contains(leaf.name) && alias.kind == .typealias
        || !names.isDisjoint(with: members)
    }
  }

  private func protocols(_ leaf: Leaf) -> Fact? {
    index.types(named: leaf.name).first { $0.place == leaf.place && $0.kind == .protocol }
  }

  /// The leaves that the declarations with some names ask of their users in a unit.
  private func leavesAsked(byUsersOf names: Set<String>, in unit: Unit) -> Set<Leaf> {
    let modules = asked.keys.filter { index.sees($0, from: unit.module) }
    let hidden = unit.hidden
    var (users, left) = (Set<String>(), Array(names))
    var all: Set<String> = []
    let others = unit.others.union(unit.parts).union(unit.splice)
    // The types of which it makes no value, so that it calls none of their initializers.
    var unmade = (unit.makesAny ? [] : unit.mentions)
      .subtracting(unit.makes.union(unit.parts).union(unit.splice))
      .filter { name in !index.types(named: name).contains { $0.kind == .protocol } }
    while let user = left.popLast() {
      guard user != "dependencies", user != "Dependencies", users.insert(user).inserted else {
        continue
      }
      let holders =
        names.contains(user)
        ? index.holders(
          of: user, in: unit.members, besides: others, from: unit.scope, at: unit.place) : nil
      for module in modules {
        let keys =
          (hidden.contains(user) ? [] : [user])
          + (holders.map { $0.map { "\($0.name).\(user)" } } ?? ["." + user])
          + (unmade.contains(user) ? [] : [user + "()"])
        for key in keys {
          all.formUnion(asked[module]?[key] ?? [])
          all.formUnion(given[module]?[key] ?? [])
        }
        // What a type alias stands for is used with it.
        if synonyms.contains(user), let meant = given[module]?[user] {
          left += meant
          users.subtract(unmade.intersection(meant))
          unmade.subtract(meant)
        }
      }
    }
    for module in modules {
      for key in Self.unnamed + operators(of: module) {
        all.formUnion(asked[module]?[key] ?? [])
      }
    }
    var leaves: Set<Leaf> = []
    for name in all {
      let reference = Reference(path: [name], place: unit.place)
      if name != "Dependencies", let alias = index.alias(reference, from: unit.scope) {
        leaves.formUnion(after[alias.place] ?? [])
        continue
      }
      for alias in aliasesByName[name] ?? []
      where name != "Dependencies" || all.contains(alias.stem) || names.contains(alias.stem) {
        leaves.formUnion(after[alias.place] ?? [])
      }
      for type in index.types(named: name) where type.kind == .protocol {
        let reference = Reference(path: [name], place: type.place)
        leaves.formUnion(Self.leaves(reference, from: type.scope, in: index))
      }
    }
    return leaves
  }

  /// Functions that are called without their names.
  private static let unnamed = [
    "callAsFunction", "subscript", "dynamicallyCall", "appendInterpolation", "buildExpression",
    "buildBlock", "buildPartialBlock", "buildFinalResult",
  ].map { "." + $0 }

  private func operators(of module: String) -> [String] {
    (asked[module] ?? [:]).keys.filter { key in
      let name = key.hasPrefix(".") && key.count > 1 ? key.dropFirst() : key[...]
      return !name.isEmpty && !Index.isUsedByName(String(name)) && name != "subscript"
    }
  }

  // MARK: - From outside

  /// The leaves that code needs which gets values' `dependencies` from outside.
  private func leavesNeededOutside(_ alias: Fact) -> Set<Leaf> {
    let owner = judgement.owner(of: alias) ?? judgement.components.first { $0.owns(alias) }
    if let owner, owner.type == nil || owner.declared.dependencies.allSatisfy(\.isPrivate) {
      return []
    }
    let (lost, module) = (lost(alias), index.module(of: alias.place.file))
    var needed: Set<Leaf> = []
    for (other, code) in outside where index.sees(module, from: other) {
      if let owner, isIn(code.doubtful, owner.name, of: other) { return lost }
      needed.formUnion(
        lost.filter { leaf in
          protocols(leaf).map { !code.reached.isDisjoint(with: index.ownMembers(of: $0)) }
            ?? !code.reached.isEmpty
        })
      needed.formUnion(
        lost.intersection(
          leavesAsked(
            byUsersOf: code.receivers, in: Unit(module: other, scope: [], place: alias.place))))
    }
    return needed
  }

  /// Whether some names lead to a type: through the properties, functions and parameters with these
  /// names, and so on.
  private func isIn(_ names: Set<String>, _ type: String, of module: String) -> Bool {
    if names.isEmpty { return false }
    let modules = asked.keys.filter { index.sees($0, from: module) }
    var (left, seen) = (Array(names), Set<String>())
    while let name = left.popLast() {
      if name == type { return true }
      guard seen.insert(name).inserted else { continue }
      for module in modules {
        for key in [name, "." + name, name + "()"] {
          left += asked[module]?[key] ?? []
          left += given[module]?[key] ?? []
        }
      }
    }
    return false
  }

  // MARK: - Who conforms

  private typealias Part = (fact: Fact?, leaves: Set<Leaf>)

  private static func conformances(in index: Index) -> [(parts: [Part], module: String)] {
    index.types.filter { [.struct, .class, .enum, .actor].contains($0.kind) }.compactMap { type in
      let parts = index.bases(of: type).map { base -> Part in
        let alias = index.alias(base.reference, from: base.scope)
        return (
          alias,
          alias == nil ? leaves(base.reference, from: base.scope, in: index) : []
        )
      }
      guard parts.contains(where: { $0.fact != nil }) else { return nil }
      return (parts, index.module(of: type.place.file))
    }
  }

  /// The leaves that a type must keep: those of all aliases for which it can be passed now, those that
  /// a declaration asks for by themselves, and those that give it members.
  private func leavesNeeded(ofTypeWith parts: [Part], in module: String) -> Set<Leaf> {
    func all(_ leaves: [Place: Set<Leaf>]) -> Set<Leaf> {
      parts.reduce(into: []) { all, part in
        all.formUnion(part.leaves)
        if let alias = part.fact { all.formUnion(leaves[alias.place] ?? []) }
      }
    }
    let now = all(before)
    let lost = now.subtracting(all(after))
    if lost.isEmpty { return [] }
    let near = asked.keys.filter {
      index.sees($0, from: module) || index.sees(module, from: $0)
    }
    var needed = lost.filter { leaf in
      guard let type = protocols(leaf) else { return true }
      return !index.addedMembers(to: type).isEmpty
        || type.members.contains { $0.first?.isUppercase == true }
        // Whoever conforms to it may be isolated.
        || type.body.names.contains("MainActor", .mentioned)
        || near.contains { module in
          [asked, given].contains { $0[module]?.values.contains { $0.contains(leaf.name) } == true }
        }
    }
    for alias in aliases
    where before[alias.place]?.isSubset(of: now) == true
      && near.contains(index.module(of: alias.place.file))
    {
      needed.formUnion(lost.intersection(after[alias.place] ?? []))
    }
    return needed
  }
}
