import SwiftOutline

/// The declarations of all linted files, by name.
struct Index: Sendable {
  let files: [FileFacts]
  let leafNames: LeafNames
  /// All declarations, file by file.
  let declared: [Fact]
  private let modules: [String: String]
  private let byName: [String: [Fact]]
  private let initializers: [[String]: [Fact]]
  /// The functions in types, by the outermost type.
  private let byRoot: [String: [Fact]]
  /// The names of the types that constrain a generic parameter such as `Dependencies`.
  private let bounds: Set<String>
  /// The generic parameters of each type.
  private let generics: [[String]: Set<String>]
  /// The names of the modules that the files of each module import.
  private var imports: [String: Set<String>] = [:]
  /// The places of the aliases that compose dependencies.
  private var conventions: Set<Place> = []
  /// The aliases that compose dependencies; the suffix `Dependencies` alone does not count.
  private(set) var aliases: [Fact] = []
  let protocols: [Fact]
  /// Types, protocols and extensions.
  let types: [Fact]
  let functions: [Fact]

  init(_ files: [FileFacts], modules rules: Modules, leafNames: LeafNames) {
    (self.files, self.leafNames) = (files, leafNames)
    modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, rules.module(of: $0.path)) })
    declared = files.flatMap(\.declared)
    protocols = declared.filter { $0.kind == .protocol }
    types = declared.filter { $0.kind.isType || $0.kind == .extension }
    functions = declared.filter(\.kind.isFunction)
    byName = Dictionary(grouping: declared, by: \.name)
    initializers = Dictionary(grouping: declared.filter { $0.kind == .initializer }, by: \.scope)
    byRoot = Dictionary(
      grouping: declared.filter { $0.kind.isFunction && !$0.scope.isEmpty }, by: { $0.scope[0] })
    bounds = Set(
      declared.flatMap(\.constraints).filter { $0.parameter.hasSuffix("Dependencies") }
        .map(\.bound.name))
    generics = Dictionary(
      declared.filter { !$0.generics.isEmpty && $0.kind.isType }.map { ($0.path, $0.generics) },
      uniquingKeysWith: { $0.union($1) })
    for file in files {
      imports[module(of: file.path), default: []].formUnion(file.imports)
    }
    // The members of what a module imports can be seen through it.
    let byLastName = Dictionary(grouping: Set(modules.values)) {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    for (module, names) in imports {
      var (left, seen) = (Array(names), Set<String>())
      while let name = left.popLast() {
        guard seen.insert(name).inserted else { continue }
        for other in byLastName[name] ?? [] { left += imports[other] ?? [] }
      }
      imports[module] = seen
    }
    let composing = declared.filter {
      $0.kind == .typealias && $0.name.hasSuffix("Dependencies")
        && ($0.name != "Dependencies" || !$0.scope.isEmpty) && $0.generics.isEmpty
        && joinsDependencies($0)
    }
    conventions = Set(composing.map(\.place))
    aliases = composing.filter { synonym(of: $0) == nil }
  }

  func module(of file: String) -> String { modules[file] ?? "" }

  /// Whether code of one module can name what another one declares.
  func sees(_ module: String, from other: String) -> Bool {
    if module == other { return true }
    guard let name = module.split(separator: "/").last else { return false }
    return imports[other]?.contains(String(name)) == true
  }

  func areTogether(_ left: Place, _ right: Place) -> Bool {
    left.file == right.file || module(of: left.file) == module(of: right.file)
  }

  func types(named name: String) -> [Fact] { byName[name, default: []].filter(\.kind.isType) }

  func functions(named name: String) -> [Fact] {
    byName[name, default: []].filter(\.kind.isFunction)
  }

  /// The initializers of a type, including those in extensions.
  func initializers(of type: Fact) -> [Fact] {
    initializers[type.path, default: []].filter { areTogether($0.place, type.place) }
  }

  /// The functions of a type, and of its extensions and nested types.
  func functions(in type: Fact) -> [Fact] {
    let path = type.path
    return byRoot[path[0], default: []].filter {
      $0.scope.starts(with: path) && areTogether($0.place, type.place)
    }
  }

  // MARK: - Looking up

  /// The dependency alias that a reference means, or nil if that is uncertain.
  func alias(_ reference: Reference, from scope: [String]) -> Fact? {
    guard let found = only(reference, from: scope) else { return nil }
    if isSynonym(found) { return alias(found.parts[0], from: found.scope) }
    guard conventions.contains(found.place) else { return nil }
    // A generic parameter of a type in between has the same name.
    let between = found.scope.count..<max(found.scope.count, scope.count)
    if reference.qualifier.isEmpty,
      between.contains(where: {
        generics[Array(scope[...$0])]?.contains(reference.name) == true
      })
    {
      return nil
    }
    return synonym(of: found) ?? found
  }

  /// In a type with an alias of its own, `typealias Dependencies = ScreenDependencies` is that alias.
  private func synonym(of alias: Fact) -> Fact? {
    guard alias.name == "Dependencies", alias.parts.count == 1,
      alias.parts[0].name != "Dependencies",
      let other = only(alias.parts[0], from: alias.scope), conventions.contains(other.place),
      other.stem == alias.stem
    else { return nil }
    return other
  }

  func type(_ reference: Reference, from scope: [String]) -> Fact? {
    guard let found = only(reference, from: scope) else { return nil }
    if isSynonym(found) { return type(found.parts[0], from: found.scope) }
    return found.kind.isType ? found : nil
  }

  /// Whether it is a type alias with another name for one type, and no alias of dependencies.
  func isSynonym(_ fact: Fact) -> Bool {
    fact.kind == .typealias && !conventions.contains(fact.place) && fact.parts.count == 1
      // Not for itself, as in `typealias Row = Kit.Row`.
      && fact.parts[0].name != fact.name
  }

  /// The only declaration that a reference can mean. Names are resolved as in Swift: from the
  /// inside out, this module first. Among several candidates the nearest file wins. Returns nil if
  /// more than one candidate remains.
  private func only(_ reference: Reference, from scope: [String]) -> Fact? {
    let all = byName[reference.name, default: []].filter {
      $0.kind.isType || $0.kind == .typealias
    }
    let qualifier = reference.qualifier
    let here = reference.place
    let named = all.filter { found in
      let isInModule =
        qualifier.count == 1 && found.scope.isEmpty
        && module(of: found.place.file).split(separator: "/").last
          == qualifier.first.map { $0[...] }
      return isInModule
        || found.scope.suffix(qualifier.count).elementsEqual(qualifier)
          && scope.starts(with: found.scope.dropLast(qualifier.count))
    }
    let own = named.filter { areTogether($0.place, here) }
    var left = own.isEmpty ? named.filter { $0.access > 2 } : own
    guard left.count > 1 else { return left.first }
    let depth = left.map(\.scope.count).max()
    left = left.filter { $0.scope.count == depth }
    let nearness = left.map { Modules.nearness($0.place.file, here.file) }
    let nearest = nearness.max()
    left = zip(left, nearness).filter { $0.1 == nearest }.map(\.0)
    return left.count == 1 ? left[0] : nil
  }

  // MARK: - What an alias stands for

  private func joinsDependencies(_ alias: Fact) -> Bool {
    var (left, seen) = ([alias], Set<Place>())
    while let alias = left.popLast() {
      let bases = alias.parts.lazy.compactMap { type($0, from: alias.scope) }
      guard seen.insert(alias.place).inserted, bases.allSatisfy({ $0.kind == .protocol }) else {
        continue
      }
      if bounds.contains(alias.name) { return true }
      if alias.parts.contains(where: { leafNames.contains($0.name) }) { return true }
      left += alias.parts.compactMap { only($0, from: alias.scope) }
        .filter { $0.kind == .typealias }
    }
    return false
  }

  /// Whether a name means a leaf or an alias.
  func isDependency(_ reference: Reference, from scope: [String]) -> Bool {
    isLeaf(reference, from: scope) || alias(reference, from: scope) != nil
  }

  /// Whether a name means a leaf: it is one of the names of leaves, and as far as these files tell,
  /// it isn't the name of another kind of type.
  func isLeaf(_ reference: Reference, from scope: [String]) -> Bool {
    leafNames.contains(reference.name)
      && type(reference, from: scope).map { $0.kind == .protocol } ?? true
  }

  /// Whether an alias lists another alias directly.
  func forwards(_ alias: Fact, _ other: Fact) -> Bool {
    alias.parts.contains { part in
      guard part.name == other.name else { return false }
      return self.alias(part, from: alias.scope).map { $0.place == other.place } ?? true
    }
  }

  /// The names of the leaves of aliases, including forwarded ones.
  func leaves(of aliases: [Fact]) -> Set<String> {
    var (names, left, seen) = (Set<String>(), aliases, Set<Place>())
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      for part in alias.parts {
        if let inner = self.alias(part, from: alias.scope) {
          left.append(inner)
        } else if isLeaf(part, from: alias.scope) {
          names.insert(part.name)
        }
      }
    }
    return names
  }

  /// The names of a leaf's members; nil if they are not all known.
  func members(of leaf: Reference, from scope: [String]) -> Set<String>? {
    guard leafNames.contains(leaf.name), let found = type(leaf, from: scope),
      found.kind == .protocol
    else { return nil }
    var (names, left, seen) = (Set<String>(), [found], Set<Place>())
    while let leaf = left.popLast() {
      guard seen.insert(leaf.place).inserted else { continue }
      let own = ownMembers(of: leaf)
      guard own.allSatisfy(Self.isUsedByName) else { return nil }
      names.formUnion(own)
      for reference in leaf.parts where !["AnyObject", "Sendable"].contains(reference.name) {
        guard let base = type(reference, from: leaf.scope) else { return nil }
        left.append(base)
      }
    }
    return names
  }

  /// Whether code names a member where it uses it, which isn't so for a subscript or an operator.
  static func isUsedByName(_ member: String) -> Bool {
    !["subscript", "init", "init?", "callAsFunction", "dynamicallyCall"].contains(member)
      && member.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
  }

  /// The names that a protocol and its extensions declare.
  func ownMembers(of leaf: Fact) -> Set<String> { leaf.members.union(addedMembers(to: leaf)) }

  /// The names that the extensions of a protocol declare.
  func addedMembers(to leaf: Fact) -> Set<String> {
    extensions(of: leaf).reduce(into: []) { $0.formUnion($1.members) }
  }

  /// The extensions of a type, in any module.
  func extensions(of type: Fact) -> [Fact] {
    byName[type.name, default: []].filter { $0.kind == .extension && $0.path == type.path }
  }

  /// The types whose member of a name some code uses, if it names the type each time, and they
  /// inherit nothing; nil if it may use others.
  func holders(
    of name: String, in members: Set<String>, besides others: Set<String>, from scope: [String],
    at place: Place
  ) -> [Fact]? {
    guard !others.contains(name) else { return nil }
    let names = members.filter { $0.hasSuffix(".\(name)") }.map { String($0.prefix { $0 != "." }) }
    let holders = names.compactMap { type(Reference(path: [$0], place: place), from: scope) }
    let arePlain = holders.allSatisfy {
      [.struct, .enum].contains($0.kind) && bases(of: $0).isEmpty && $0.generics.isEmpty
    }
    return !names.isEmpty && holders.count == names.count && arePlain ? holders : nil
  }

  /// The types that a type inherits from, in all its declarations.
  func bases(of type: Fact) -> [(reference: Reference, scope: [String])] {
    ([type] + extensions(of: type)).flatMap { fact in
      fact.parts.map { ($0, fact.scope) }
    }
  }
}
