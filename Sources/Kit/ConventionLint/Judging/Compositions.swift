/// What each alias lists, with the additions and removals decided so far.
struct Compositions: Sendable {
  private let index: Index
  private var added: [Place: [Symbol]] = [:]
  private var removed: Set<Place> = []
  /// The aliases that list an alias, with the place of the part; nil for an added part.
  private var listing: [Place: [(alias: Symbol, part: Place?)]] = [:]

  init(_ index: Index) {
    self.index = index
    for alias in index.aliases {
      for part in alias.parts {
        guard let listed = index.alias(part, from: alias.scope) else { continue }
        listing[listed.place, default: []].append((alias, part.place))
      }
    }
  }

  mutating func add(_ other: Symbol, to alias: Symbol) {
    added[alias.place, default: []].append(other)
    listing[other.place, default: []].append((alias, nil))
  }

  /// An alias and all aliases that lead to it.
  func users(of alias: Symbol) -> [Place: Symbol] {
    var (found, left) = ([Place: Symbol](), [alias])
    while let alias = left.popLast() {
      guard found.updateValue(alias, forKey: alias.place) == nil else { continue }
      left += listing[alias.place, default: []].filter {
        $0.part.map(removed.contains) != true
      }.map(\.alias)
    }
    return found
  }

  mutating func remove(_ part: Reference) { removed.insert(part.place) }

  /// Some aliases and all aliases that they lead to.
  private func closure(of aliases: [Symbol], without part: Reference? = nil) -> [Place: Symbol] {
    var (found, left) = ([Place: Symbol](), aliases)
    while let alias = left.popLast() {
      guard found.updateValue(alias, forKey: alias.place) == nil else { continue }
      left += added[alias.place, default: []]
      left += parts(of: alias, without: part).compactMap { index.alias($0, from: alias.scope) }
    }
    return found
  }

  private func parts(of alias: Symbol, without part: Reference?) -> [Reference] {
    alias.parts.filter { !removed.contains($0.place) && $0.place != part?.place }
  }

  /// Whether an alias is one of some aliases, or reachable from them.
  func reaches(from aliases: [Symbol], _ other: Symbol) -> Bool {
    closure(of: aliases)[other.place] != nil
  }

  /// The leaves of a composition, and the protocols that they refine.
  ///
  /// - Parameter part: a part of an alias to ignore.
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
