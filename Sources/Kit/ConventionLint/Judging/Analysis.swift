import ToolSupport

/// A type or function with aliases of its own.
struct Feature: Sendable {
  let declared: Symbol
  var aliases: [Symbol]

  /// Its main alias.
  var alias: Symbol { aliases[0] }
  var name: String { declared.name }
  var type: Symbol? { declared.kind.isFunction ? nil : declared }

  func owns(_ other: Symbol) -> Bool { aliases.contains { $0.place == other.place } }
}

/// An alias that another one should list.
struct MissingForward: Sendable {
  let need: Need
  let added: Symbol
  /// The alias that should list it.
  let alias: Symbol
  let feature: Feature
}

/// A part of an alias that nothing needs.
struct Removal: Sendable {
  enum Kind: Sendable { case leaf, forward }

  let kind: Kind
  let part: Reference
  let alias: Symbol
  let feature: Feature
}

/// The features, and what their aliases should and shouldn't list.
struct Analysis: Sendable {
  let index: Index
  let units: Units
  /// What the aliases list now.
  let compositions: Compositions
  private(set) var features: [Feature] = []
  /// The positions of features, by the place of the feature or one of its aliases.
  private let positions: [Place: Int]
  private(set) var notes: [Finding] = []
  private(set) var missingForwards: [MissingForward] = []
  private(set) var removals: [Removal] = []
  /// The modules with a file that can't be read.
  private let unread: Set<String>
  /// The declarations that require a leaf directly, by name.
  private let requiring: [Leaf: [String]]

  init(_ index: Index, unread: Set<String>) {
    (self.index, self.unread) = (index, unread)
    features = Self.features(in: index)
    let places = features.enumerated().flatMap { position, feature in
      ([feature.declared] + feature.aliases).map { ($0.place, position) }
    }
    positions = Dictionary(places) { $1 }
    compositions = Compositions(index)
    let leaves = compositions.leaves(of: Composition(aliases: index.aliases))
    requiring = Self.requiring(in: index)
    units = Units(index, members: Set(leaves.flatMap { index.members(of: $0) ?? [] }))
    judge()
  }

  /// The types and functions that take an alias that is named after them.
  private static func features(in index: Index) -> [Feature] {
    var (features, positions) = ([Feature](), [Place: Int]())
    for alias in index.aliases {
      for owner in index.owners(of: alias)
      where index.takes(owner, alias) || owner.kind == .protocol || index.isExternal(alias) {
        if let position = positions[owner.place] {
          features[position].aliases.append(alias)
        } else {
          positions[owner.place] = features.count
          features.append(Feature(declared: owner, aliases: [alias]))
        }
      }
    }
    // `ScreenDependencies` comes before `ScreenExternalDependencies`.
    for position in features.indices {
      features[position].aliases.sort { $0.name.count < $1.name.count }
    }
    return features
  }

  private static func requiring(in index: Index) -> [Leaf: [String]] {
    var requiring: [Leaf: [String]] = [:]
    for symbol in index.declared {
      let name = symbol.kind == .initializer ? symbol.scope.last ?? "" : symbol.name
      for bound in symbol.constraints.map(\.bound) + symbol.variables.flatMap(\.type)
      where index.isLeaf(bound, from: symbol.inside) {
        requiring[index.leaf(bound, from: symbol.inside), default: []].append(name)
      }
    }
    return requiring
  }

  func owner(of alias: Symbol) -> Feature? { positions[alias.place].map { features[$0] } }

  /// The feature of a type or function.
  func feature(of symbol: Symbol) -> Feature? { positions[symbol.place].map { features[$0] } }

  /// Whether all files that may need an alias could be read.
  func isWhole(_ alias: Symbol) -> Bool {
    unread.isEmpty
      || alias.access < .package && !unread.contains(index.module(of: alias.place.file))
  }

  // MARK: - Judging

  private mutating func judge() {
    var state = compositions
    for unit in units.all where !unit.given.isEmpty { findForwards(of: unit, &state) }
    for feature in features where isWhole(feature.alias) && feature.type?.kind != .protocol {
      let own = units.within(feature.declared)
      for alias in feature.aliases where !index.isAmbiguous(alias) {
        for part in alias.parts {
          guard let kind = candidate(part, of: alias, in: feature, own, state) else { continue }
          let removal = Removal(kind: kind, part: part, alias: alias, feature: feature)
          switch verdict(on: removal, own: Set(own), state) {
          case .unneeded:
            state.remove(part)
            removals.append(removal)
          case .needed: continue
          case .doubtful(let reason):
            notes.append(
              Finding(
                feature.declared.place,
                "'\(feature.name)' may not need '\(part.name)'; check it yourself, because \(reason)."
              ))
          }
        }
      }
    }
  }

  /// Whether a part of an alias looks unneeded.
  private func candidate(
    _ part: Reference, of alias: Symbol, in feature: Feature, _ own: [Int], _ state: Compositions
  ) -> Removal.Kind? {
    let units = own.map { self.units.all[$0] }
    guard let other = index.alias(part, from: alias.scope) else {
      guard index.vocabulary.isLeaf(part.name),
        let members = index.members(of: index.leaf(part, from: alias.scope)), !members.isEmpty,
        units.allSatisfy({ $0.code.members.isDisjoint(with: members) })
      else { return nil }
      return .leaf
    }
    let needed = units.flatMap(\.needs).flatMap(\.composition.aliases).filter {
      !feature.owns($0)
    }
    guard !feature.owns(other), !state.reaches(from: needed, other) else { return nil }
    let isNamed = index.owners(of: other).contains { owner in
      units.contains { $0.code.names.contains(owner.name) }
    }
    return isNamed ? nil : .forward
  }

  // MARK: - Unneeded parts

  private enum Verdict {
    case unneeded, needed
    case doubtful(String)
  }

  /// Decides whether everything still compiles without a part of an alias, as far as declarations and
  /// names show.
  private func verdict(on removal: Removal, own: Set<Int>, _ state: Compositions) -> Verdict {
    func kept(_ composition: Composition) -> Set<Leaf> {
      state.leaves(of: composition, without: removal.part)
    }
    func lost(_ composition: Composition) -> Set<Leaf> {
      state.leaves(of: composition).subtracting(kept(composition))
    }
    let gone = lost(Composition(aliases: [removal.alias]))
    if gone.isEmpty { return .unneeded }
    if index.isAmbiguous(removal.feature.declared) {
      return .doubtful("its module declares another '\(removal.feature.name)'")
    }
    let members = gone.reduce(into: Set<String>()) { $0.formUnion(index.members(of: $1) ?? []) }
    let users = state.users(of: removal.alias)
    var reason: String?
    let handled = own.union(users.keys.flatMap { units.byAlias[$0] ?? [] }).sorted()
    for position in handled {
      let unit = units.all[position]
      let isOwn = own.contains(position)
      let lost = isOwn ? gone : lost(unit.given)
      if lost.isEmpty { continue }
      if unit.needs.contains(where: { !kept($0.composition).isDisjoint(with: lost) }) {
        return .needed
      }
      let reads = !unit.code.members.isDisjoint(with: members)
      if reads, isOwn || unit.given.names(removal.alias) { return .needed }
      reason = reason ?? (reads ? "'\(unit.name)' uses it" : unit.doubt) ?? doubt(lost, in: unit)
    }
    let consumers = handled.compactMap { units.all[$0].consumer }
    reason = reason ?? outsideUse(of: gone, members, consumers + users.values, own, kept)
    return reason.map(Verdict.doubtful) ?? .unneeded
  }

  /// Why a unit may need a leaf although it reads no member of it.
  private func doubt(_ lost: Set<Leaf>, in unit: Unit) -> String? {
    for leaf in lost.sorted(by: { $0.name < $1.name }) {
      if leaf.declared == nil, !index.vocabulary.isLeaf(leaf.name) {
        return "its dependencies are '\(leaf.name)' only because of this protocol"
      }
      if leaf.declared?.isIsolated == true {
        return "'\(leaf.name)' isolates conforming types to an actor"
      }
      if let name = requiring[leaf]?.first(where: unit.code.names.contains) {
        return "it uses '\(name)', which requires '\(leaf.name)'"
      }
    }
    return nil
  }

  /// Other code that may use a leaf of a feature's dependencies: code that names the feature or an
  /// alias with the leaf, and uses a member of the leaf or another value's dependencies.
  private func outsideUse(
    of gone: Set<Leaf>, _ members: Set<String>, _ symbols: [Symbol], _ own: Set<Int>,
    _ kept: (Composition) -> Set<Leaf>
  ) -> String? {
    let isRead = members.contains { units.readers[$0]?.contains { !own.contains($0) } == true }
    for symbol in symbols.sorted(by: { $0.name < $1.name }) {
      let naming = (units.byName[symbol.name] ?? []).filter { !own.contains($0) }
      for unit in naming.map({ units.all[$0] }) where unit.names(symbol) {
        let isReading =
          !unit.code.members.isDisjoint(with: members)
          && !kept(unit.given).isSuperset(of: gone)
        if unit.code.usesForeign || isReading
          || isRead && isContainer(unit, by: symbol, losing: gone, kept)
        {
          return "'\(unit.name)' mentions '\(symbol.name)'"
        }
      }
    }
    return nil
  }

  /// Whether a unit is a type that has a leaf only by conforming to an alias.
  private func isContainer(
    _ unit: Unit, by alias: Symbol, losing gone: Set<Leaf>,
    _ kept: (Composition) -> Set<Leaf>
  ) -> Bool {
    guard let type = unit.consumer, type.kind != .protocol else { return false }
    let bases = index.bases(of: type)
    let aliases = bases.compactMap { index.alias($0.reference, from: $0.scope) }
    let leaves = bases.map { index.leaf($0.reference, from: $0.scope) }
    return aliases.contains { $0.place == alias.place }
      && !kept(Composition(aliases: aliases, leaves: leaves)).isSuperset(of: gone)
  }

  // MARK: - Forwards

  /// Finds the aliases that a unit doesn't list although it passes its dependencies to their owners.
  private mutating func findForwards(of unit: Unit, _ state: inout Compositions) {
    for need in unit.needs {
      guard let added = need.composition.onlyAlias, isOwn(added, of: need),
        let alias = unit.given.aliases.first, let feature = owner(of: alias),
        let consumer = unit.consumer,
        feature.declared.kind != .protocol, isWithin(consumer, feature), !feature.owns(added),
        !index.isAmbiguous(feature.declared),
        !state.reaches(from: unit.given.aliases, added), canList(added, in: alias),
        // Aliases in a circle don't compile.
        !state.reaches(from: [added], alias),
        // Code that compiles has them all. Otherwise the reader misunderstood something.
        state.leaves(of: need.composition).isSubset(of: state.leaves(of: unit.given))
      else { continue }
      state.add(added, to: alias)
      missingForwards.append(
        MissingForward(need: need, added: added, alias: alias, feature: feature))
    }
  }

  private func isWithin(_ symbol: Symbol, _ feature: Feature) -> Bool {
    symbol.place == feature.declared.place
      || feature.declared.kind.isType && symbol.path.starts(with: feature.declared.path)

  }

  /// Whether an alias belongs to what is created, inherited from or called.
  private func isOwn(_ alias: Symbol, of need: Need) -> Bool {
    index.owners(of: alias).contains { owner in
      owner.place == need.symbol.place
    }
  }

  /// Whether an alias can list another one: it can see it, and isn't more public.
  private func canList(_ other: Symbol, in alias: Symbol) -> Bool {
    let isInModule = index.areTogether(alias.place, other.place)
    return other.access >= max(alias.access, isInModule ? .internal : .package)
  }

  // MARK: - What is public

  /// Whether a public declaration of the module needs the alias, or another module names it.
  func isExported(_ alias: Symbol) -> Bool {
    let module = index.module(of: alias.place.file)
    return missingForwards.contains { $0.alias.access == .public && $0.added.place == alias.place }
      || index.files.contains { file in
        let isElsewhere = index.module(of: file.path) != module
        return file.script.names.contains(alias.name)
          || file.declared.contains {
            ($0.access >= .package || isElsewhere) && $0.code.names.contains(alias.name)
          }
      }
  }
}
