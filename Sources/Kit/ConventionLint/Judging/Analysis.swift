import ToolSupport

/// A type or function with aliases of its own.
struct Feature: Sendable {
  let declared: Symbol
  var aliases: [Symbol]

  /// The alias that it is known by.
  var alias: Symbol { aliases[0] }
  var name: String { declared.name }
  var type: Symbol? { declared.kind.isFunction ? nil : declared }

  func owns(_ other: Symbol) -> Bool { aliases.contains { $0.place == other.place } }
}

/// An alias that another one should list.
struct Forward: Sendable {
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
  /// What the alias must list in its place.
  var replacements: [Symbol] = []
}

/// What is judged: the features, and what their aliases should list or not.
struct Analysis: Sendable {
  let index: Index
  let units: Units
  private(set) var features: [Feature] = []
  private(set) var notes: [Finding] = []
  private(set) var forwards: [Forward] = []
  private(set) var removals: [Removal] = []
  /// The modules with a file that cannot be read.
  private let incomplete: Set<String>
  /// The names that the public declarations of each module use.
  private var exported: [String: Set<String>] = [:]
  /// The modules with an alias that lists a name.
  private var listing: [String: Set<String>] = [:]
  /// The position of each feature, by its place, and of the owner of each alias.
  private var byPlace: [Place: Int] = [:]
  private var owners: [Place: Int] = [:]
  /// The names of the declarations that take a leaf without an alias, by the leaf.
  private var asking: [Leaf: Set<String>] = [:]

  init(_ index: Index, incomplete: Set<String>) {
    (self.index, self.incomplete) = (index, incomplete)
    features = Self.features(in: index)
    for (position, feature) in features.enumerated() {
      byPlace[feature.declared.place] = position
      for alias in feature.aliases { owners[alias.place] = position }
    }
    let leaves = Set(
      index.aliases.flatMap { alias in alias.parts.map { index.leaf($0, from: alias.scope) } })
    units = Units(
      index, names: Set(index.aliases.map(\.name)),
      members: leaves.reduce(into: []) { $0.formUnion(index.members(of: $1) ?? []) })
    for file in index.files {
      let module = index.module(of: file.path)
      let shown = file.declared.filter { $0.access >= .package }.flatMap { symbol in
        symbol.kind == .typealias ? symbol.parts.map(\.name) : Array(symbol.code.names)
      }
      exported[module, default: []].formUnion(file.script.names.union(shown))
      for part in file.declared.filter({ $0.kind == .typealias }).flatMap(\.parts) {
        listing[part.name, default: []].insert(module)
      }
    }
    for symbol in index.declared {
      let bounds = symbol.constraints.map(\.bound) + symbol.variables.flatMap(\.type)
      for bound in bounds where index.isLeaf(bound, from: symbol.inside) {
        let name = symbol.kind == .initializer ? symbol.scope.last ?? "" : symbol.name
        asking[index.leaf(bound, from: symbol.inside), default: []].insert(name)
      }
    }
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

  func owner(of alias: Symbol) -> Feature? { owners[alias.place].map { features[$0] } }

  /// The feature that a type or function is.
  func feature(of symbol: Symbol) -> Feature? { byPlace[symbol.place].map { features[$0] } }

  /// Whether all files that may need an alias could be read.
  func isWhole(_ alias: Symbol) -> Bool {
    incomplete.isEmpty
      || alias.access < .package && !incomplete.contains(index.module(of: alias.place.file))
  }

  // MARK: - Judging

  private mutating func judge() {
    var state = Compositions(index)
    for unit in units.all where !unit.given.isEmpty { findForwards(of: unit, &state) }
    for feature in features where isWhole(feature.alias) && feature.type?.kind != .protocol {
      let own = units.within(feature.declared)
      var doubtful: [(part: String, reason: String)] = []
      for alias in feature.aliases where !index.isAmbiguous(alias) {
        for part in alias.parts {
          guard let kind = candidate(part, of: alias, in: feature, own, state) else { continue }
          let removal = Removal(kind: kind, part: part, alias: alias, feature: feature)
          switch verdict(on: removal, own: Set(own), state) {
          case .unneeded:
            state.remove(part)
            removals.append(removal)
          case .needed: continue
          case .doubtful(let reason): doubtful.append((part.name, reason))
          }
        }
      }
      if let reason = doubtful.first?.reason {
        let names = doubtful.map { "'\($0.part)'" }.joined(separator: ", ")
        notes.append(
          Finding(
            feature.declared.place,
            "'\(feature.name)' may not need \(names), but that is not certain: \(reason)."))
      }
    }
    let all = Compositions(index)
    let forwardsByAlias = Dictionary(grouping: forwards, by: \.alias.place)
    for position in removals.indices {
      let (part, alias) = (removals[position].part, removals[position].alias)
      let leaf = index.leaf(part, from: alias.scope)
      let forwards = removals[position].feature.aliases.flatMap { forwardsByAlias[$0.place] ?? [] }
      removals[position].replacements = forwards.map(\.added).filter { added in
        all.leaves(of: Composition(aliases: [added])).contains(leaf)
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
    let names = index.owners(of: other).map(\.name)
    let isNamed = (names + names.map(index.splice)).contains { name in
      units.contains { $0.code.names.contains(name) }
    }
    return isNamed ? nil : .forward
  }

  // MARK: - Unneeded parts

  private enum Verdict {
    case unneeded, needed
    case doubtful(String)
  }

  /// Decides whether everything still compiles without a part of an alias, as far as declarations
  /// and the names of types and members tell.
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
      return .doubtful("its module has another '\(removal.feature.name)'")
    }
    let members = gone.reduce(into: Set<String>()) { $0.formUnion(index.members(of: $1) ?? []) }
    let users = state.users(of: removal.alias)
    var reason: String?
    let handled = Set(users.keys.flatMap { units.byAlias[$0] ?? [] }).union(own).sorted()
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
    let takers = handled.compactMap { units.all[$0].taker }
    reason = reason ?? outsideUse(of: gone, members, takers + users.values, own, kept)
    return reason.map(Verdict.doubtful) ?? .unneeded
  }

  /// Why a unit may need a leaf of which it reads no member.
  private func doubt(_ lost: Set<Leaf>, in unit: Unit) -> String? {
    let harmless = ["Observable", "ObservableObject"]
    for leaf in lost.sorted(by: { $0.name < $1.name }) {
      if leaf.declared == nil, !index.vocabulary.isLeaf(leaf.name), !harmless.contains(leaf.name) {
        return "only this makes its dependencies '\(leaf.name)'"
      }
      if leaf.declared?.isIsolated == true { return "'\(leaf.name)' isolates what conforms to it" }
      let names = asking[leaf, default: []].intersection(unit.code.names)
      if let name = names.min() { return "it names '\(name)', which asks for '\(leaf.name)'" }
    }
    return nil
  }

  /// Which other code may use a leaf of a feature's dependencies: code that names the feature, or an
  /// alias with the leaf, and a member of the leaf, or the dependencies of another value.
  private func outsideUse(
    of gone: Set<Leaf>, _ members: Set<String>, _ symbols: [Symbol], _ own: Set<Int>,
    _ kept: (Composition) -> Set<Leaf>
  ) -> String? {
    let readers = Set(members.flatMap { units.readers[$0] ?? [] }).subtracting(own)
    for symbol in symbols.sorted(by: { $0.name < $1.name }) {
      for position in units.byName[symbol.name] ?? [] where !own.contains(position) {
        let unit = units.all[position]
        guard unit.names(symbol) else { continue }
        let hasOthers = kept(unit.given).isSuperset(of: gone)
        let isReading =
          readers.contains(position) && (!hasOthers || unit.code.foreign != nil)
        if isReading || unit.code.foreign == .passed
          || !readers.isEmpty && isContainer(unit, by: symbol, losing: gone, kept)
        {
          return "'\(unit.name)' names '\(symbol.name)'"
        }
      }
    }
    return nil
  }

  /// Whether a unit is a type that conforms to an alias and has a leaf by nothing else.
  private func isContainer(
    _ unit: Unit, by alias: Symbol, losing gone: Set<Leaf>,
    _ kept: (Composition) -> Set<Leaf>
  ) -> Bool {
    guard let type = unit.taker, type.kind != .protocol, index.spliced(type.name) == nil else {
      return false
    }
    let bases = index.bases(of: type)
    let aliases = bases.compactMap { index.alias($0.reference, from: $0.scope) }
    let leaves = bases.map { index.leaf($0.reference, from: $0.scope) }
    return aliases.contains { $0.place == alias.place }
      && !kept(Composition(aliases: aliases, leaves: leaves)).isSuperset(of: gone)
  }

  // MARK: - Forwards

  /// Finds the aliases that a unit does not list, though it hands its dependencies to their owners.
  private mutating func findForwards(of unit: Unit, _ state: inout Compositions) {
    for need in unit.needs {
      guard let added = need.composition.onlyAlias, isOwn(added, of: need),
        let alias = listing(unit.given), let feature = owner(of: alias), let taker = unit.taker,
        feature.declared.kind != .protocol, isWithin(taker, feature), !feature.owns(added),
        !index.isAmbiguous(feature.declared), !index.isAmbiguous(taker),
        !state.reaches(from: unit.given.aliases, added), canList(added, in: alias),
        // What compiles has them all. Otherwise something was not understood.
        state.leaves(of: need.composition).isSubset(of: state.leaves(of: unit.given))
      else { continue }
      if state.reaches(from: [added], alias) {
        notes.append(
          Finding(
            need.place,
            "'\(feature.name)' and '\(need.name)' need each other, so '\(index.title(of: alias))' cannot "
              + "list '\(index.title(of: added))': aliases in a circle do not compile."))
        continue
      }
      state.add(added, to: alias)
      forwards.append(Forward(need: need, added: added, alias: alias, feature: feature))
    }
  }

  /// The alias that should list others: of several, the one that does.
  private func listing(_ given: Composition) -> Symbol? {
    given.aliases.first { alias in
      alias.parts.contains { index.alias($0, from: alias.scope) != nil }
    } ?? given.aliases.first
  }

  private func isWithin(_ symbol: Symbol, _ feature: Feature) -> Bool {
    symbol.place == feature.declared.place
      || feature.declared.kind.isType && symbol.path.starts(with: feature.declared.path)
        && index.areTogether(symbol.place, feature.declared.place)
  }

  /// Whether an alias belongs to what is created, inherited from or called.
  private func isOwn(_ alias: Symbol, of need: Need) -> Bool {
    index.owners(of: alias).contains { owner in
      owner.place == need.symbol.place || index.splice(of: owner.name) == need.name
        || need.kind == .helper && owner.kind.isType
          && need.symbol.scope.starts(with: owner.path)
    }
  }

  /// Whether an alias can name another one: it can see it, and isn't more public.
  private func canList(_ other: Symbol, in alias: Symbol) -> Bool {
    let isInModule = index.areTogether(alias.place, other.place)
    return other.access >= max(alias.access, isInModule ? .internal : .package)
  }

  // MARK: - What is public

  /// Whether a public declaration of the module needs the alias, or another module names it.
  func isExported(_ alias: Symbol) -> Bool {
    let module = index.module(of: alias.place.file)
    return exported[module]?.contains(alias.name) == true
      || forwards.contains { $0.alias.access == .public && $0.added.place == alias.place }
      || (units.byName[alias.name] ?? []).contains { units.all[$0].module != module }
      || listing[alias.name, default: []].contains { $0 != module }
  }
}
