import SwiftOutline

/// The declarations of all linted files, by name.
struct Index: Sendable {
  let files: [FileFacts]
  /// All declarations, file by file.
  let declared: [Fact]
  private let modules: [String: String]
  private let byName: [String: [Fact]]
  private let initializers: [[String]: [Fact]]
  /// The names of the types that constrain a generic parameter such as `Dependencies`.
  private let bounds: Set<String>
  /// The places of the aliases that compose dependencies.
  private var conventions: Set<Place> = []

  init(_ files: [FileFacts], paths: some Sequence<String>) {
    self.files = files
    let rules = Modules(paths)
    modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, rules.module(of: $0.path)) })
    declared = files.flatMap(\.declared)
    byName = Dictionary(grouping: declared, by: \.name)
    initializers = Dictionary(grouping: declared.filter { $0.kind == .initializer }, by: \.scope)
    bounds = Set(
      declared.flatMap(\.constraints).filter { $0.parameter.hasSuffix("Dependencies") }
        .map(\.bound.name))
    conventions = Set(
      declared.filter { $0.kind == .typealias && joinsDependencies($0) }.map(\.place))
  }

  /// The aliases that compose dependencies; the suffix `Dependencies` alone does not count.
  var aliases: [Fact] { declared.filter { conventions.contains($0.place) } }
  var protocols: [Fact] { declared.filter { $0.kind == .protocol } }
  /// Types, protocols and extensions.
  var types: [Fact] { declared.filter { $0.kind.isType || $0.kind == .extension } }
  var functions: [Fact] { declared.filter(\.kind.isFunction) }
  /// The calls that pass dependencies, each with the types around it.
  var calls: [(call: CallFact, scope: [String])] {
    files.flatMap(\.bodies).flatMap { body, scope in body.calls.map { ($0, scope) } }
  }

  func module(of file: String) -> String { modules[file] ?? "" }

  func areTogether(_ left: Place, _ right: Place) -> Bool {
    module(of: left.file) == module(of: right.file)
  }

  func types(named name: String) -> [Fact] { byName[name, default: []].filter(\.kind.isType) }

  func functions(named name: String) -> [Fact] {
    byName[name, default: []].filter(\.kind.isFunction)
  }

  /// The initialisers of a type, including those in extensions.
  func initializers(of type: Fact) -> [Fact] {
    initializers[type.path, default: []].filter { areTogether($0.place, type.place) }
  }

  // MARK: - Looking up

  /// The dependency alias that a reference means, or nil if that is uncertain.
  func alias(_ reference: Reference, from scope: [String]) -> Fact? {
    only(reference, from: scope) { $0 == .typealias }
      .flatMap { conventions.contains($0.place) ? $0 : nil }
  }

  func type(_ reference: Reference, from scope: [String]) -> Fact? {
    only(reference, from: scope, where: \.isType)
  }

  /// The only declaration that a reference can mean. Names are resolved as in Swift: from the
  /// inside out, this module first. Among several candidates the nearest file wins. Returns nil if
  /// more than one candidate remains.
  private func only(
    _ reference: Reference, from scope: [String], where isMeant: (Declaration.Kind) -> Bool
  ) -> Fact? {
    let all = byName[reference.name, default: []].filter { isMeant($0.kind) }
    let qualifier = reference.path.dropLast()
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
    var left = own.isEmpty ? named.filter(\.isPublic) : own
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
      if alias.parts.contains(where: { $0.name.hasSuffix("Dependency") }) { return true }
      left += alias.parts.compactMap { only($0, from: alias.scope) { $0 == .typealias } }
    }
    return false
  }

  /// Whether a name means a leaf or an alias.
  func isDependency(_ reference: Reference, from scope: [String]) -> Bool {
    reference.name.hasSuffix("Dependency") || alias(reference, from: scope) != nil
  }

  /// Whether an alias lists another alias directly.
  func forwards(_ alias: Fact, _ other: Fact) -> Bool {
    alias.parts.contains { part in
      guard part.name == other.name else { return false }
      return self.alias(part, from: alias.scope).map { $0.place == other.place } ?? true
    }
  }

  /// The names of the leaves of aliases, including forwarded ones; nil if they are not all known.
  func leaves(of aliases: [Fact]) -> Set<String>? {
    var (names, left, seen) = (Set<String>(), aliases, Set<Place>())
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      for part in alias.parts {
        if let inner = self.alias(part, from: alias.scope) {
          left.append(inner)
        } else {
          guard !part.name.hasSuffix("Dependencies") else { return nil }
          names.insert(part.name)
        }
      }
    }
    return names
  }

  /// The names of a leaf's members; nil if they are not all known.
  func members(of leaf: Reference, from scope: [String]) -> Set<String>? {
    guard leaf.name.hasSuffix("Dependency"), let found = type(leaf, from: scope),
      found.kind == .protocol
    else { return nil }
    var (names, left, seen) = (Set<String>(), [found], Set<Place>())
    while let leaf = left.popLast() {
      guard seen.insert(leaf.place).inserted else { continue }
      let extensions = byName[leaf.name, default: []].filter { $0.kind == .extension }
      for part in [leaf] + extensions { names.formUnion(part.members) }
      for reference in leaf.parts where !["AnyObject", "Sendable"].contains(reference.name) {
        guard let base = type(reference, from: leaf.scope) else { return nil }
        left.append(base)
      }
    }
    return names
  }
}
