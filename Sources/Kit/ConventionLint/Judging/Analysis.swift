import ToolSupport

/// What is judged: the features, what they need, and what can be added to their aliases or removed
/// from them so that everything that was read still compiles.
struct Analysis: Sendable {
  let index: Index
  let takers: Takers
  private(set) var features: [Feature] = []
  private(set) var notes: [Finding] = []
  /// What aliases should list.
  private(set) var forwards: [Forward] = []
  /// What aliases should not list.
  private(set) var removals: [Removal] = []
  /// The modules with a file that cannot be read.
  private let incomplete: Set<String>
  /// The names that the public declarations of each module use.
  private var exported: [String: [String: Set<String>]] = [:]
  /// The position of each feature, by its place.
  private var byPlace: [Place: Int] = [:]
  /// The position of the feature that owns an alias, by the place of the alias.
  private var owners: [Place: Int] = [:]

  init(_ index: Index, incomplete: Set<String>) {
    (self.index, self.incomplete) = (index, incomplete)
    let features = Self.features(in: index)
    (self.features, takers) = (features, Takers(index, features: features))
    for (position, feature) in features.enumerated() {
      byPlace[feature.declared.place] = position
      for alias in feature.aliases { owners[alias.place] = position }
    }
    for file in index.files {
      exported[index.module(of: file.path), default: [:]].merge(file.exported) { $0.union($1) }
    }
    judge()
  }

  /// The types and functions that take an alias that is named after them.
  private static func features(in index: Index) -> [Feature] {
    var (features, positions) = ([Feature](), [Place: Int]())
    for alias in index.aliases {
      for owner in index.owners(of: alias)
      where index.takes(owner, alias) || owner.kind == .protocol {
        if let position = positions[owner.place] {
          features[position].aliases.append(alias)
          continue
        }
        let others = owner.kind.isType ? index.types(named: owner.name) : []
        let isAmbiguous = others.contains {
          $0.path == owner.path && $0.place != owner.place
            && index.areTogether($0.place, owner.place)
        }
        positions[owner.place] = features.count
        features.append(Feature(declared: owner, aliases: [alias], isAmbiguous: isAmbiguous))
      }
    }
    // An alias with another name is that of the first type in its file that takes it.
    for alias in index.aliases where !alias.isPublic && index.owners(of: alias).isEmpty {
      let takers = index.types(in: alias.place.file).filter { index.isGiven($0, alias) }
      guard let taker = takers.first(where: { $0.kind != .protocol }),
        positions[taker.place] == nil
      else { continue }
      positions[taker.place] = features.count
      features.append(Feature(declared: taker, aliases: [alias]))
    }
    // What callers give where a splice adds the rest.
    for alias in index.aliases where index.isExternal(alias) {
      for owner in index.owners(of: alias) {
        guard let position = positions[owner.place], !features[position].owns(alias) else {
          continue
        }
        features[position].aliases.append(alias)
      }
    }
    // The alias with the exact name comes first, then the one that is only called as aliases are.
    return features.map { feature in
      var sorted = feature
      func rank(_ alias: Symbol) -> Int {
        if index.vocabulary.owner(of: alias.name) == feature.name { return 0 }
        return index.stem(of: alias) == feature.name ? 1 : index.isExternal(alias) ? 3 : 2
      }
      sorted.aliases.sort { rank($0) < rank($1) }
      return sorted
    }
  }

  func owner(of alias: Symbol) -> Feature? { owners[alias.place].map { features[$0] } }

  /// The feature that a type or function is.
  func feature(of symbol: Symbol) -> Feature? {
    byPlace[symbol.place].map { features[$0] }
  }

  /// The feature at a path in the module of a place.
  func feature(at path: [String], as place: Place) -> Feature? {
    index.types(at: path, with: place).lazy.compactMap(feature).first
  }

  // MARK: - Judging

  private mutating func judge() {
    var state = Compositions(index)
    for taker in takers.all { findForwards(of: taker, &state) }
    let judge = RemovalJudge(index, takers)
    for feature in features where isWhole(feature.alias) && feature.type?.kind != .protocol {
      let own = takers.within(feature.declared)
      var doubtful: [(part: String, reason: String)] = []
      for alias in feature.aliases {
        for part in alias.parts {
          guard let kind = candidate(part, of: alias, in: feature, own, state) else { continue }
          let removal = Removal(kind: kind, part: part, alias: alias, feature: feature)
          switch judge.verdict(on: removal, state) {
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
    removals = removals.map(replacing)
  }

  /// Whether a part of an alias looks unneeded.
  private func candidate(
    _ part: Reference, of alias: Symbol, in feature: Feature, _ own: [Taker], _ state: Compositions
  ) -> Removal.Kind? {
    guard let other = index.alias(part, from: alias.scope) else {
      guard let members = index.members(of: part, from: alias.scope), !members.names.isEmpty,
        !members.hasNameless, own.allSatisfy({ $0.members.isDisjoint(with: members.names) })
      else { return nil }
      return .leaf
    }
    let needed = own.flatMap(\.needs).flatMap(\.composition.aliases).filter { !feature.owns($0) }
    guard !feature.owns(other), !state.reaches(from: needed, other) else { return nil }
    let owner = self.owner(of: other)
    let names = owner.map { [$0.name] } ?? index.owners(of: other).map(\.name)
    let splices = names.map(index.splice)
    let isNamed = (names + splices).contains { name in
      own.contains { $0.names.contains(name) } || feature.declared.header.contains(name)
        || index.bases(of: feature.declared).contains { $0.reference.name == name }
    }
    return owner?.isAmbiguous == true || isNamed ? nil : .forward
  }

  /// A removal with what has the leaf and must be listed in its place.
  private func replacing(_ removal: Removal) -> Removal {
    var removal = removal
    let leaf = index.leaf(removal.part, from: removal.alias.scope)
    let all = Compositions(index)
    removal.replacements = forwards.filter { forward in
      removal.feature.owns(forward.alias)
        && all.leaves(of: Composition(aliases: [forward.added])).contains(leaf)
    }
    return removal
  }

  // MARK: - Forwards

  /// Finds the aliases that a taker does not list, though it hands its dependencies to what owns them.
  private mutating func findForwards(of taker: Taker, _ state: inout Compositions) {
    for need in taker.needs where need.isCertain && need.isOwn && need.kind != .other {
      guard let added = need.composition.onlyAlias,
        let alias = listing(need.source), let feature = owner(of: alias),
        !feature.isAmbiguous, !taker.isAmbiguous,
        feature.declared.kind != .protocol, isWithin(taker.symbol, feature),
        !feature.owns(added), isOwn(added, of: need),
        !state.reaches(from: need.source.aliases, added), canList(added, in: alias),
        // What compiles has them all. Otherwise something was not understood.
        state.leaves(of: need.composition).isSubset(of: state.leaves(of: need.source))
      else { continue }
      if needs(added, alias) {
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

  /// Whether what has an alias needs another one, by what it lists or by what it creates.
  private func needs(_ alias: Symbol, _ other: Symbol) -> Bool {
    var (left, seen) = ([alias], Set<Place>())
    while let alias = left.popLast() {
      if alias.place == other.place { return true }
      guard seen.insert(alias.place).inserted else { continue }
      left += alias.parts.compactMap { index.alias($0, from: alias.scope) }
      for position in takers.byAlias[alias.place] ?? [] {
        left += takers.all[position].needs.filter(\.isCertain).flatMap(\.composition.aliases)
      }
    }
    return false
  }

  /// The alias that should list others, of those that a value gives: of several, the one that does.
  private func listing(_ source: Composition) -> Symbol? {
    source.aliases.first { alias in
      alias.parts.contains { index.alias($0, from: alias.scope) != nil }
    } ?? source.aliases.first
  }

  private func isWithin(_ symbol: Symbol, _ feature: Feature) -> Bool {
    symbol.place == feature.declared.place
      || feature.declared.kind.isType && symbol.path.starts(with: feature.declared.path)
        && index.areTogether(symbol.place, feature.declared.place)
  }

  /// Whether an alias belongs to what is created, inherited from or called.
  private func isOwn(_ alias: Symbol, of need: Need) -> Bool {
    index.owners(of: alias).contains { owner in
      owner.name == need.name || index.splice(of: owner.name) == need.name
        || need.kind == .helper && owner.kind.isType
    }
  }

  /// Whether an alias can name another one: it can see it, and isn't more public.
  private func canList(_ other: Symbol, in alias: Symbol) -> Bool {
    let isVisible =
      index.areTogether(alias.place, other.place)
      ? max(other.access, .fileprivate) >= max(alias.access, .fileprivate)
      : other.access >= .package && other.access >= alias.access
    return isVisible && (other.access >= .internal || alias.place.file == other.place.file)
      && (!other.isInGenericType || alias.scope.starts(with: other.scope))
  }

  // MARK: - What is public

  /// Whether all files of the alias's module, and those that import it, could be read.
  func isWhole(_ alias: Symbol) -> Bool { !incomplete.contains(index.module(of: alias.place.file)) }

  /// Whether a public declaration of the module needs the alias, or another module names it.
  func isExported(_ alias: Symbol) -> Bool {
    let module = index.module(of: alias.place.file)
    let isNested = index.isNested(alias)
    return exported[module, default: [:]].contains { root, names in
      names.contains(alias.name)
        // `Dependencies` without the name of its type means another one outside of the type.
        && (!isNested || root == alias.scope[0] || names.contains(index.stem(of: alias)))
    }
      || isWitness(alias)
      || forwards.contains { $0.alias.isPublic && $0.added.place == alias.place }
      // An alias in an internal type is seen by no other module.
      || alias.access >= .package
        && index.files.contains { file in
          let other = index.module(of: file.path)
          return other != module && index.sees(module, from: other)
            && file.mentions.contains { $0.name == alias.name }
        }
  }

  /// Whether an alias may be the associated type of a protocol that its type conforms to.
  private func isWitness(_ alias: Symbol) -> Bool {
    !alias.scope.isEmpty
      && index.owners(of: alias).flatMap(index.bases).contains { base in
        index.type(base.reference, from: base.scope)?.members.contains(alias.name) ?? true
      }
  }
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
  var replacements: [Forward] = []
}
