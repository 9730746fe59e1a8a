/// What each alias lists, with additions and removals as they are decided.
struct Compositions: Sendable {
  private let index: Index
  private var added: [Place: [Symbol]] = [:]
  private var removed: Set<Place> = []
  /// The aliases that list another one, by its place.
  private var users: [Place: [Symbol]] = [:]

  init(_ index: Index) {
    self.index = index
    for alias in index.aliases {
      for part in alias.parts {
        guard let inner = index.alias(part, from: alias.scope) else { continue }
        users[inner.place, default: []].append(alias)
      }
    }
  }

  mutating func add(_ other: Symbol, to alias: Symbol) {
    added[alias.place, default: []].append(other)
    users[other.place, default: []].append(alias)
  }

  mutating func remove(_ part: Reference) { removed.insert(part.place) }

  /// Some aliases and all that they lead to.
  private func closure(of aliases: [Symbol], without part: Reference? = nil) -> [Place: Symbol] {
    Self.closure(of: aliases) { alias in
      added[alias.place, default: []]
        + parts(of: alias, without: part).compactMap { index.alias($0, from: alias.scope) }
    }
  }

  private func parts(of alias: Symbol, without part: Reference?) -> [Reference] {
    alias.parts.filter { !removed.contains($0.place) && $0.place != part?.place }
  }

  /// An alias and all that lead to it.
  func users(of alias: Symbol) -> [Place: Symbol] {
    Self.closure(of: [alias]) { users[$0.place, default: []] }
  }

  private static func closure(
    of aliases: [Symbol], _ next: (Symbol) -> [Symbol]
  ) -> [Place: Symbol] {
    var (found, left) = ([Place: Symbol](), aliases)
    while let alias = left.popLast() {
      if found.updateValue(alias, forKey: alias.place) == nil { left += next(alias) }
    }
    return found
  }

  /// Whether some aliases are another one, or lead to it.
  func reaches(from aliases: [Symbol], _ other: Symbol) -> Bool {
    closure(of: aliases)[other.place] != nil
  }

  /// The leaves of a composition, with the protocols that they refine.
  ///
  /// - Parameter part: a part of an alias that doesn't count.
  func leaves(of composition: Composition, without part: Reference? = nil) -> Set<Leaf> {
    var leaves = composition.leaves
    for alias in closure(of: composition.aliases, without: part).values {
      for inner in parts(of: alias, without: part)
      where index.alias(inner, from: alias.scope) == nil {
        leaves.append(index.leaf(inner, from: alias.scope))
      }
    }
    return leaves.reduce(into: []) { $0.formUnion(index.refined($1)) }
  }
}
