/// Who takes dependencies in some files, and what each passes them to.
struct Takers: Sendable {
  let index: Index
  var all: [Taker] = []
  /// The position of the taker at each path, which begins with its module.
  private var byPath: [[String]: Int] = [:]
  private(set) var byFunction: [Place: Int] = [:]
  /// By the first name of their paths.
  private var byRoot: [String: [Int]] = [:]
  /// For a type that is no taker, those that it inherits from.
  private var inherited: [Place: [Int]] = [:]
  var passed: Set<Passing> = []
  /// The takers of each alias, by its place.
  private(set) var byAlias: [Place: [Int]] = [:]

  init(_ index: Index, features: [Feature]) {
    self.index = index
    let owners = Set(features.map(\.declared.place))
    for symbol in index.declared where symbol.kind.isType || symbol.kind.isFunction {
      add(symbol, isOwner: owners.contains(symbol.place))
    }
    guard !all.isEmpty else { return }
    for symbol in index.types where symbol.kind != .extension && position(of: symbol) == nil {
      inherited[symbol.place] = ancestors(of: symbol).compactMap(position)
    }
    for symbol in index.types where symbol.kind == .extension { addConstraints(of: symbol) }
    for symbol in index.declared where symbol.kind != .typealias { addCode(of: symbol) }
    for symbol in index.declared where symbol.kind != .typealias { addNeeds(of: symbol) }
    for position in all.indices { addBases(to: position) }
    passed = []
    for (position, taker) in all.enumerated() {
      byRoot[taker.symbol.path[0], default: []].append(position)
      for alias in taker.given.aliases { byAlias[alias.place, default: []].append(position) }
    }
  }

  /// The takers that a declaration is or has in it.
  func within(_ symbol: Symbol) -> [Taker] {
    if symbol.kind.isFunction { return byFunction[symbol.place].map { [all[$0]] } ?? [] }
    let path = symbol.path
    return byRoot[path[0], default: []].map { all[$0] }.filter {
      $0.symbol.path.starts(with: path) && index.areTogether($0.symbol.place, symbol.place)
    }
  }

  func taker(of symbol: Symbol) -> Taker? { position(of: symbol).map { all[$0] } }

  func position(of symbol: Symbol) -> Int? {
    symbol.kind.isFunction
      ? byFunction[symbol.place] : byPath[[index.module(of: symbol.place.file)] + symbol.path]
  }

  // MARK: - What is taken

  private mutating func add(_ symbol: Symbol, isOwner: Bool) {
    var taker = Taker(symbol: symbol)
    for variable in symbol.variables {
      guard let composition = index.composition(of: variable, in: symbol),
        !composition.aliases.isEmpty || index.isDependencies(variable)
      else { continue }
      taker.variables[variable.name] = composition
      taker.give(composition)
    }
    taker.give(Composition(aliases: index.constraints(of: symbol).map(\.alias)))
    let forwarding = symbol.variables.first { $0.isForwarding && taker.variables[$0.name] != nil }
    if let forwarding {
      taker.escape = (forwarding.place, "'\(forwarding.name)' is kept by another value")
    }
    guard !taker.given.isEmpty || isOwner else { return }
    if symbol.kind.isFunction {
      byFunction[symbol.place] = all.count
      // Without a leaf, two functions may be the same.
      taker.isAmbiguous =
        symbol.kind == .function
        && index.functions(named: symbol.name).contains { other in
          other.path == symbol.path && other.place != symbol.place
            && other.variables.map(\.label) == symbol.variables.map(\.label)
            && index.areTogether(other.place, symbol.place)
        }
    } else {
      let path = [index.module(of: symbol.place.file)] + symbol.path
      if let other = byPath[path] {
        all[other].isAmbiguous = true
        taker.isAmbiguous = true
      }
      byPath[path] = all.count
    }
    all.append(taker)
  }

  private mutating func addConstraints(of symbol: Symbol) {
    let aliases = index.constraints(of: symbol).map(\.alias)
    guard !aliases.isEmpty, let position = enclosing(symbol.path, of: symbol).first else { return }
    all[position].give(Composition(aliases: aliases))
  }

  // MARK: - Code

  /// The takers around code: the nearest type with a taker, or else those that the type inherits
  /// from, and the extended one in another module.
  func enclosing(_ path: [String], of symbol: Symbol) -> [Int] {
    var path = path
    let module = index.module(of: symbol.place.file)
    while let name = path.last {
      if let position = byPath[[module] + path] { return [position] }
      let types = index.types(named: name).filter { $0.path == path }
      let elsewhere = types.filter { index.sees(index.module(of: $0.place.file), from: module) }
      if elsewhere.count == 1, let position = position(of: elsewhere[0]) { return [position] }
      if let type = types.first(where: { index.areTogether($0.place, symbol.place) }) {
        let inherited = inherited[type.place] ?? []
        if !inherited.isEmpty { return inherited }
      }
      path.removeLast()
    }
    return []
  }

  /// The types that a type inherits from, and those that these inherit from.
  private func ancestors(of type: Symbol) -> [Symbol] {
    var (found, left, seen) = ([Symbol](), index.bases(of: type), Set<Place>())
    while let (reference, scope) = left.popLast() {
      guard let base = index.type(reference, from: scope), seen.insert(base.place).inserted else {
        continue
      }
      found.append(base)
      left += index.bases(of: base)
    }
    return found
  }

  private mutating func addCode(of symbol: Symbol) {
    var positions = enclosing(symbol.inside, of: symbol)
    if let own = byFunction[symbol.place] { positions.append(own) }
    for position in positions {
      all[position].add(symbol.body)
      all[position].names.formUnion(symbol.header)
    }
  }

  // MARK: - Inheritance

  /// What the types that a taker inherits from need of its dependencies.
  private mutating func addBases(to position: Int) {
    let symbol = all[position].symbol
    guard symbol.kind.isType, symbol.kind != .protocol else { return }
    for (reference, scope) in index.bases(of: symbol) {
      guard let base = index.type(reference, from: scope), let taker = taker(of: base),
        !taker.isAmbiguous, !taker.given.isEmpty
      else { continue }
      let kind: Need.Kind = base.kind == .protocol ? .other : .superclass
      all[position].needs.append(
        Need(
          composition: taker.given, kind: kind, name: base.name, place: reference.place,
          source: all[position].given))
    }
    for base in ancestors(of: symbol) {
      guard let other = self.position(of: base) else { continue }
      // What a superclass has, its subclasses read, and the extensions of a protocol read what its
      // adopters have.
      all[other].members.formUnion(all[position].members)
      if base.kind == .protocol { all[position].members.formUnion(all[other].members) }
      if base.kind == .protocol, let escape = all[other].escape, all[position].escape == nil {
        all[position].escape = escape
      }
    }
  }
}
