/// What each alias lists, with additions and removals as they are decided.
struct Compositions: Sendable {
  private let index: Index
  private var added: [Place: [Symbol]] = [:]
  private var removed: Set<Place> = []

  init(_ index: Index) { self.index = index }

  mutating func add(_ other: Symbol, to alias: Symbol) {
    added[alias.place, default: []].append(other)
  }

  mutating func remove(_ part: Reference) { removed.insert(part.place) }

  /// An alias and all that it leads to.
  func closure(of aliases: [Symbol]) -> [Place: Symbol] {
    var (found, left) = ([Place: Symbol](), aliases)
    while let alias = left.popLast() {
      guard found.updateValue(alias, forKey: alias.place) == nil else { continue }
      left += added[alias.place] ?? []
      for part in alias.parts where !removed.contains(part.place) {
        if let inner = index.alias(part, from: alias.scope) { left.append(inner) }
      }
    }
    return found
  }

  /// Whether some aliases are another one, or lead to it.
  func reaches(from aliases: [Symbol], _ other: Symbol) -> Bool {
    closure(of: aliases)[other.place] != nil
  }

  /// The leaves of a composition, with the protocols that they refine.
  func leaves(of composition: Composition) -> Set<Leaf> {
    var leaves = Set(composition.leaves)
    for alias in closure(of: composition.aliases).values {
      for part in alias.parts
      where !removed.contains(part.place) && index.alias(part, from: alias.scope) == nil {
        leaves.insert(index.leaf(part, from: alias.scope))
        leaves.formUnion(index.members(of: part, from: alias.scope)?.bases ?? [])
      }
    }
    return leaves
  }
}

/// Decides whether all that was read still compiles without a part of an alias.
///
/// It resolves no expressions. A taker keeps a leaf if its code reads a member of that name from
/// whatever value, or passes its dependencies to something that asks for the leaf. Where code takes
/// an alias in another way, or passes dependencies to what is unknown, it doubts.
struct RemovalJudge: Sendable {
  enum Verdict: Sendable {
    case unneeded, needed
    case doubtful(String)
  }

  private let index: Index
  private let takers: Takers
  /// The types that conform to aliases.
  private var conforming: [(type: Symbol, given: Composition)] = []
  /// The files that name an alias otherwise than as the type of a variable or a part of an alias.
  private var otherwise: [Place: Set<String>] = [:]
  /// The names of the generic types that ask their arguments for a leaf.
  private var asking: [Leaf: Set<String>] = [:]
  /// The names in the code of a file, and of the types that it declares.
  private var namesByFile: [String: Set<String>] = [:]
  /// The members that the code of a file reads.
  private var membersByFile: [String: Set<String>] = [:]

  init(_ index: Index, _ takers: Takers) {
    (self.index, self.takers) = (index, takers)
    for type in index.types where type.kind != .protocol && index.spliced(type.name) == nil {
      let aliases = type.parts.compactMap { index.alias($0, from: type.scope) }
      guard !aliases.isEmpty else { continue }
      let others = index.bases(of: type).map(\.reference).filter {
        index.alias($0, from: type.scope) == nil
      }
      conforming.append(
        (
          type,
          Composition(aliases: aliases, leaves: others.map { index.leaf($0, from: type.scope) })
        ))
    }
    for type in index.types {
      for constraint in type.constraints where index.vocabulary.isLeaf(constraint.bound.name) {
        asking[index.leaf(constraint.bound, from: type.scope), default: []].insert(type.name)
      }
    }
    findOtherMentions()
  }

  private mutating func findOtherMentions() {
    var known: Set<Place> = []
    for symbol in index.declared {
      for part in symbol.parts { known.insert(part.place) }
      for constraint in symbol.constraints { known.insert(constraint.bound.place) }
      for variable in symbol.variables { known.formUnion(variable.type.map(\.place)) }
      if symbol.kind == .typealias { known.insert(symbol.place) }
    }
    let byName = Dictionary(grouping: index.aliases, by: \.name)
    for file in index.files {
      let generics = file.declared.reduce(into: Set<String>()) { $0.formUnion($1.generics) }
      for mention in file.mentions where !known.contains(mention.place) {
        for alias in byName[mention.name] ?? [] {
          let isQualified = mention.path.count > 1
          let isMeant =
            isQualified
            ? alias.scope.last.map { $0 == mention.path[mention.path.count - 2] } ?? true
            : alias.scope.isEmpty
              || alias.place.file == file.path && !generics.contains(alias.name)
          if isMeant { otherwise[alias.place, default: []].insert(file.path) }
        }
      }
      namesByFile[file.path] = file.declared.reduce(into: file.script.names) {
        $0.formUnion($1.body.names)
        $0.formUnion($1.header)
      }
      membersByFile[file.path] = file.declared.reduce(into: file.script.members) {
        $0.formUnion($1.body.members)
      }
    }
  }

  func verdict(on removal: Removal, _ before: Compositions) -> Verdict {
    var after = before
    after.remove(removal.part)
    func lost(_ composition: Composition) -> Set<Leaf> {
      before.leaves(of: composition).subtracting(after.leaves(of: composition))
    }
    guard !lost(Composition(aliases: [removal.alias])).isEmpty else { return .unneeded }
    var doubt: String?
    // Everything that takes the alias, or an alias that lists it.
    for taker in takers.all where before.reaches(from: taker.given.aliases, removal.alias) {
      let lost = lost(taker.given)
      if lost.isEmpty { continue }
      if lost.contains(where: { reads($0, taker.members) || isAskedOfArguments($0, taker) }) {
        return .needed
      }
      if taker.needs.contains(where: { need in
        !after.leaves(of: need.composition).isDisjoint(with: lost)
      }) {
        return .needed
      }
      doubt = doubt ?? taker.doubt ?? markers(lost)
    }
    if let doubt { return .doubtful(doubt) }
    for (type, given) in conforming where before.reaches(from: given.aliases, removal.alias) {
      let lost = lost(given)
      let asked = lost.filter { isAsked($0, where: type, after) || isIsolating($0) }
      if let name = asked.map(\.name).min() {
        return .doubtful("'\(type.name)' has '\(name)' by it")
      }
    }
    for alias in index.aliases
    where otherwise[alias.place] != nil && before.reaches(from: [alias], removal.alias) {
      let lost = lost(Composition(aliases: [alias]))
      for file in otherwise[alias.place] ?? [] where !lost.isEmpty {
        if lost.contains(where: { reads($0, membersByFile[file] ?? []) }) {
          return .doubtful("other code has '\(index.title(of: alias))' and may read it")
        }
      }
    }
    return .unneeded
  }

  /// Whether code that reads some members may read one of a leaf.
  private func reads(_ leaf: Leaf, _ members: Set<String>) -> Bool {
    guard let found = declared(leaf) else { return false }
    let reference = Reference(path: [leaf.name], place: found.place)
    guard let all = index.members(of: reference, from: found.scope) else { return false }
    return all.hasNameless || !all.names.isDisjoint(with: members)
  }

  private func isIsolating(_ leaf: Leaf) -> Bool { declared(leaf)?.isIsolated == true }

  private func declared(_ leaf: Leaf) -> Symbol? {
    index.types(named: leaf.name).first { $0.place == leaf.place }
  }

  /// Why a taker may need a lost leaf that says more than its members: that the dependencies are
  /// `Sendable`, objects, or something that these files do not declare.
  private func markers(_ lost: Set<Leaf>) -> String? {
    let harmless = ["Observable", "ObservableObject"]
    let markers = lost.filter {
      $0.place == nil && !index.vocabulary.isLeaf($0.name) && !harmless.contains($0.name)
    }
    return markers.map(\.name).min().map { "only this makes its dependencies '\($0)'" }
  }

  /// Whether something still asks for a leaf in a file that names a type, or declares it.
  private func isAsked(_ leaf: Leaf, where type: Symbol, _ after: Compositions) -> Bool {
    let asking = Set(
      takers.all.filter { after.leaves(of: $0.given).contains(leaf) }.map(\.symbol.name))
    return index.files.contains { file in
      let names = namesByFile[file.path] ?? []
      return names.contains(type.name)
        && (!names.isDisjoint(with: asking) || reads(leaf, membersByFile[file.path] ?? []))
    }
  }

  /// Whether a taker names a generic type that asks its arguments for a leaf.
  private func isAskedOfArguments(_ leaf: Leaf, _ taker: Taker) -> Bool {
    !asking[leaf, default: []].isDisjoint(with: taker.names)
  }
}
