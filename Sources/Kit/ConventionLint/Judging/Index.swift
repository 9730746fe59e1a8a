import SwiftOutline

/// The declarations of all files, by name, and what names mean.
struct Index: Sendable {
  let files: [FileSymbols]
  let vocabulary: Vocabulary
  /// All declarations, file by file.
  let declared: [Symbol]
  private let modules: [String: String]
  private let byName: [String: [Symbol]]
  private let initializers: [[String]: [Symbol]]
  /// The functions in types, by the outermost type.
  private let byRoot: [String: [Symbol]]
  /// The generic parameters of each type.
  private let generics: [[String]: Set<String>]
  /// The names of the types that constrain a generic parameter such as `Dependencies`.
  private let bounds: Set<String>
  /// The names of the modules that the files of each module import.
  private var imports: [String: Set<String>] = [:]
  /// The name of the type or function that each name of an alias is made of.
  let owners: [String: String]
  /// The places of the aliases that compose dependencies.
  private var composing: Set<Place> = []
  /// The aliases that compose dependencies; a name such as `ScreenDependencies` alone does not count.
  private(set) var aliases: [Symbol] = []
  /// The members of protocol extensions by the name of a protocol that they ask for:
  /// `extension HasLogger where Self: HasTracker`.
  private let conditional: [String: Set<String>]
  let protocols: [Symbol]
  /// Types, protocols and extensions.
  let types: [Symbol]
  private let typesByFile: [String: [Symbol]]
  let functions: [Symbol]

  init(_ files: [FileSymbols], modules rules: Modules, vocabulary: Vocabulary) {
    (self.files, self.vocabulary) = (files, vocabulary)
    modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, rules.module(of: $0.path)) })
    declared = files.flatMap(\.declared)
    protocols = declared.filter { $0.kind == .protocol }
    types = declared.filter { $0.kind.isType || $0.kind == .extension }
    typesByFile = Dictionary(grouping: declared.filter(\.kind.isType), by: \.place.file)
    functions = declared.filter(\.kind.isFunction)
    byName = Dictionary(grouping: declared, by: \.name)
    initializers = Dictionary(grouping: declared.filter { $0.kind == .initializer }, by: \.scope)
    byRoot = Dictionary(
      grouping: declared.filter { $0.kind.isFunction && !$0.scope.isEmpty }, by: { $0.scope[0] })
    generics = Dictionary(
      declared.filter { !$0.generics.isEmpty && $0.kind.isType }.map { ($0.path, $0.generics) },
      uniquingKeysWith: { $0.union($1) })
    owners = declared.reduce(into: [:]) { all, symbol in
      guard symbol.kind == .typealias, vocabulary.isAlias(symbol.name) else { return }
      all[symbol.name] = vocabulary.owner(of: symbol.name)
    }
    bounds = Set(
      declared.flatMap(\.constraints).filter { vocabulary.isAlias($0.parameter) }
        .map(\.bound.name))
    conditional = declared.filter { $0.kind == .extension }.reduce(into: [:]) { all, symbol in
      for constraint in symbol.constraints where constraint.parameter == "Self" {
        all[constraint.bound.name, default: []].formUnion(symbol.members)
      }
    }
    for file in files {
      imports[module(of: file.path), default: []].formUnion(file.imports)
    }
    // The members of what a module imports can be seen through it.
    let byLastName = Dictionary(grouping: Set(modules.values), by: Modules.name)
    for (module, names) in imports {
      var (left, seen) = (Array(names), Set<String>())
      while let name = left.popLast() {
        guard seen.insert(name).inserted else { continue }
        for other in byLastName[name] ?? [] { left += imports[other] ?? [] }
      }
      imports[module] = seen
    }
    let all = declared.filter { symbol in
      symbol.kind == .typealias && vocabulary.isAlias(symbol.name) && symbol.generics.isEmpty
        && (owners[symbol.name]?.isEmpty == false || !symbol.scope.isEmpty)
        && composesDependencies(symbol)
    }
    composing = Set(all.map(\.place))
    aliases = all.filter { synonym(of: $0) == nil }
  }

  // MARK: - Modules

  func module(of file: String) -> String { modules[file] ?? "" }

  /// Whether code of one module can name what another one declares.
  func sees(_ module: String, from other: String) -> Bool {
    module == other || imports[other]?.contains(Modules.name(module)) == true
  }

  func areTogether(_ left: Place, _ right: Place) -> Bool {
    left.file == right.file || module(of: left.file) == module(of: right.file)
  }

  // MARK: - Declarations

  func types(named name: String) -> [Symbol] { byName[name, default: []].filter(\.kind.isType) }

  /// The types at a path that the module of a place declares.
  func types(at path: [String], with place: Place) -> [Symbol] {
    types(named: path.last ?? "").filter { $0.path == path && areTogether($0.place, place) }
  }

  func types(in file: String) -> [Symbol] { typesByFile[file, default: []] }

  func functions(named name: String) -> [Symbol] {
    byName[name, default: []].filter(\.kind.isFunction)
  }

  /// The initializers of a type, including those in extensions.
  func initializers(of type: Symbol) -> [Symbol] {
    initializers[type.path, default: []].filter { areTogether($0.place, type.place) }
  }

  /// The functions of a type, and of its extensions and nested types.
  func functions(in type: Symbol) -> [Symbol] {
    let path = type.path
    return byRoot[path[0], default: []].filter {
      $0.scope.starts(with: path) && areTogether($0.place, type.place)
    }
  }

  /// The extensions of a type, in any module.
  func extensions(of type: Symbol) -> [Symbol] {
    byName[type.name, default: []].filter { $0.kind == .extension && $0.path == type.path }
  }

  /// The types that a type inherits from, in all its declarations.
  func bases(of type: Symbol) -> [(reference: Reference, scope: [String])] {
    ([type] + extensions(of: type)).flatMap { symbol in
      symbol.parts.map { ($0, symbol.scope) }
    }
  }

  // MARK: - What names mean

  /// The dependency alias that a reference means, or nil if that is uncertain.
  func alias(_ reference: Reference, from scope: [String]) -> Symbol? {
    guard let found = only(reference, from: scope) else { return nil }
    if isSynonym(found) { return alias(found.parts[0], from: found.scope) }
    guard composing.contains(found.place) else { return nil }
    // A generic parameter of a type in between has the same name.
    let between = found.scope.count..<max(found.scope.count, scope.count)
    if reference.path.count == 1,
      between.contains(where: {
        generics[Array(scope[...$0])]?.contains(reference.name) == true
      })
    {
      return nil
    }
    return synonym(of: found) ?? found
  }

  /// In a type with an alias of its own, `typealias Dependencies = ScreenDependencies` is that alias.
  private func synonym(of alias: Symbol) -> Symbol? {
    guard isNested(alias), alias.parts.count == 1,
      alias.parts[0].name != alias.name,
      let other = only(alias.parts[0], from: alias.scope), composing.contains(other.place),
      stem(of: other) == stem(of: alias)
    else { return nil }
    return other
  }

  func type(_ reference: Reference, from scope: [String]) -> Symbol? {
    guard let found = only(reference, from: scope) else { return nil }
    if isSynonym(found) { return type(found.parts[0], from: found.scope) }
    return found.kind.isType ? found : nil
  }

  /// Whether it is a type alias with another name for one type, and no alias of dependencies.
  private func isSynonym(_ symbol: Symbol) -> Bool {
    symbol.kind == .typealias && !composing.contains(symbol.place) && symbol.parts.count == 1
      // Not for itself, as in `typealias Row = Kit.Row`.
      && symbol.parts[0].name != symbol.name
  }

  /// The only declaration that a reference can mean. Names are resolved as in Swift: from the
  /// inside out, this module first. Among several candidates the nearest file wins. Returns nil if
  /// more than one candidate remains.
  private func only(_ reference: Reference, from scope: [String]) -> Symbol? {
    if let found = declaration(reference, from: scope) { return found }
    // The type before the dot may have another name.
    guard reference.path.count > 1,
      let type = declaration(
        Reference(path: Array(reference.qualifier), place: reference.place), from: scope),
      type.kind == .typealias, type.parts.count == 1
    else { return nil }
    let path = type.parts[0].path + [reference.name]
    return declaration(Reference(path: path, place: type.place), from: type.scope)
  }

  private func declaration(_ reference: Reference, from scope: [String]) -> Symbol? {
    let all = byName[reference.name, default: []].filter {
      $0.kind.isType || $0.kind == .typealias
    }
    let qualifier = reference.qualifier
    let here = reference.place
    let named = all.filter { found in
      let isInModule =
        qualifier.count == 1 && found.scope.isEmpty
        && Modules.name(module(of: found.place.file)) == qualifier.first
      return isInModule
        || found.scope.suffix(qualifier.count).elementsEqual(qualifier)
          && scope.starts(with: found.scope.dropLast(qualifier.count))
    }
    let own = named.filter { areTogether($0.place, here) }
    var left = own.isEmpty ? named.filter { $0.access >= .package } : own
    guard left.count > 1 else { return left.first }
    let depth = left.map(\.scope.count).max()
    left = left.filter { $0.scope.count == depth }
    let nearness = left.map { Modules.nearness($0.place.file, here.file) }
    let nearest = nearness.max()
    left = zip(left, nearness).filter { $0.1 == nearest }.map(\.0)
    return left.count == 1 ? left[0] : nil
  }

  /// Whether an alias stands for protocols, and one of them is a leaf or a part of such an alias.
  private func composesDependencies(_ alias: Symbol) -> Bool {
    var (left, seen) = ([alias], Set<Place>())
    var hasLeaf = bounds.contains(alias.name)
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      for part in alias.parts {
        if vocabulary.isLeaf(part.name) { hasLeaf = true }
        guard let found = only(part, from: alias.scope) else { continue }
        if found.kind == .typealias {
          left.append(found)
        } else if found.kind != .protocol {
          return false
        }
      }
    }
    return hasLeaf
  }

  /// Whether a name means a leaf or an alias.
  func isDependency(_ reference: Reference, from scope: [String]) -> Bool {
    isLeaf(reference, from: scope) || alias(reference, from: scope) != nil
  }

  /// Whether a name means a leaf: it is one of the names of leaves, and as far as these files tell,
  /// it isn't the name of another kind of type.
  func isLeaf(_ reference: Reference, from scope: [String]) -> Bool {
    vocabulary.isLeaf(reference.name)
      && type(reference, from: scope).map { $0.kind == .protocol } ?? true
  }

  // MARK: - Leaves

  /// A protocol that a name in an alias means, and those that it refines.
  func leaf(_ reference: Reference, from scope: [String]) -> Leaf {
    guard let found = type(reference, from: scope), found.kind == .protocol else {
      return Leaf(name: reference.name, place: nil)
    }
    return Leaf(name: found.name, place: found.place)
  }

  /// What is known of the members of a leaf.
  struct Members {
    /// By the names with which code uses them.
    var names: Set<String> = []
    /// Whether it has one without such a name: a subscript, an operator, `callAsFunction`.
    var hasNameless = false
    /// The protocols that it refines.
    var bases: Set<Leaf> = []
  }

  /// The members of a leaf, with those of its extensions and of the protocols that it refines; nil
  /// where no protocol of that name is known.
  func members(of leaf: Reference, from scope: [String]) -> Members? {
    guard vocabulary.isLeaf(leaf.name), let found = type(leaf, from: scope),
      found.kind == .protocol
    else { return nil }
    var (members, left, seen) = (Members(), [found], Set<Place>())
    while let leaf = left.popLast() {
      guard seen.insert(leaf.place).inserted else { continue }
      let added = extensions(of: leaf).flatMap(\.members) + conditional[leaf.name, default: []]
      for name in leaf.members.union(added) {
        if Self.isUsedByName(name) {
          members.names.insert(name)
        } else {
          members.hasNameless = true
        }
      }
      for reference in leaf.parts {
        members.bases.insert(self.leaf(reference, from: leaf.scope))
        if let base = type(reference, from: leaf.scope) { left.append(base) }
      }
    }
    return members
  }

  /// Whether code names a member where it uses it.
  private static func isUsedByName(_ member: String) -> Bool {
    !["subscript", "init", "init?", "callAsFunction", "dynamicallyCall"].contains(member)
      && member.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
  }
}

/// A protocol that is known, or the name of one that isn't.
struct Leaf: Hashable, Sendable {
  let name: String
  let place: Place?

  static func == (left: Leaf, right: Leaf) -> Bool {
    left.place == right.place && (left.place != nil || left.name == right.name)
  }

  func hash(into hasher: inout Hasher) {
    if let place { hasher.combine(place) } else { hasher.combine(name) }
  }
}
