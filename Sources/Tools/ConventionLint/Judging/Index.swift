import SwiftOutline

/// Something with a name that can be looked up.
protocol Declared: Sendable {
  var name: String { get }
  /// The types around it, the outermost first.
  var scope: [String] { get }
  var place: Place { get }
  var isPublic: Bool { get }
}

extension Alias: Declared {}
extension TypeFact: Declared {}
extension FunctionFact: Declared {}

/// The declarations of all files that are judged together, by name.
struct Index: Sendable {
  let files: [FileFacts]
  private let modules: [String: String]
  private let aliases: [String: [Alias]]
  private let types: [String: [TypeFact]]
  private let functions: [String: [FunctionFact]]
  private let functionsByScope: [[String]: [FunctionFact]]
  private let extensions: [String: [TypeFact]]
  /// The names of the parameters' constraints that make an alias one of the convention.
  private let bounds: Set<String>
  /// The places of the aliases that join dependencies.
  private var conventions: Set<Place> = []

  init(_ files: [FileFacts], paths: [String]) {
    self.files = files
    let rules = Modules(paths)
    modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, rules.module(of: $0.path)) })
    aliases = Dictionary(grouping: files.flatMap(\.aliases), by: \.name)
    types = Dictionary(
      grouping: files.flatMap(\.types).filter { $0.kind != .extension }, by: \.name)
    functions = Dictionary(grouping: files.flatMap(\.functions), by: \.name)
    functionsByScope = Dictionary(grouping: files.flatMap(\.functions), by: \.scope)
    extensions = Dictionary(
      grouping: files.flatMap(\.types).filter { $0.kind == .extension }, by: \.name)
    let constraints =
      files.flatMap(\.types).flatMap(\.constraints)
      + files.flatMap(\.functions).flatMap(\.constraints)
    bounds = Set(
      constraints.filter { $0.parameter.hasSuffix("Dependencies") }.map(\.bound.name))
    let places = files.flatMap(\.aliases).filter { self.joinsDependencies($0, seen: []) }.map(
      \.place)
    conventions = Set(places)
  }

  func module(of place: Place) -> String { modules[place.file] ?? "" }

  func types(named name: String) -> [TypeFact] { types[name] ?? [] }

  func functions(named name: String) -> [FunctionFact] { functions[name] ?? [] }

  /// The initialisers of a type, those in extensions too.
  func initializers(of type: TypeFact) -> [FunctionFact] {
    (functionsByScope[type.path] ?? []).filter {
      $0.name == "init" && module(of: $0.place) == module(of: type.place)
    }
  }

}

// MARK: - Looking up

extension Index {
  /// The alias of the convention that a reference means, or nil where that is not certain.
  func alias(_ reference: Reference, from scope: [String]) -> Alias? {
    alias(reference.path, from: scope, in: reference.place)
  }

  func alias(_ path: [String], from scope: [String], in place: Place) -> Alias? {
    only(path, from: scope, in: place, among: aliases).flatMap { isConvention($0) ? $0 : nil }
  }

  func type(_ path: [String], from scope: [String], in place: Place) -> TypeFact? {
    only(path, from: scope, in: place, among: types)
  }

  /// The only declaration that a path can mean, as Swift resolves names: from the inside out, first
  /// in this module. Where several are left, those of the same file and then the nearest file come
  /// first; where several are still left, it is not certain.
  private func only<Found: Declared>(
    _ path: [String], from scope: [String], in place: Place, among all: [String: [Found]]
  ) -> Found? {
    guard let all = all[path[path.count - 1]] else { return nil }
    let qualifier = path.dropLast()
    let here = module(of: place)
    let named = all.filter { found in
      let isInModule =
        qualifier.count == 1 && found.scope.isEmpty
        && module(of: found.place).split(separator: "/").last == qualifier.first.map { $0[...] }
      return isInModule
        || found.scope.suffix(qualifier.count).elementsEqual(qualifier)
          && scope.starts(with: found.scope.dropLast(qualifier.count))
    }
    let own = named.filter { module(of: $0.place) == here }
    var left = own.isEmpty ? named.filter { $0.isPublic } : own
    guard left.count > 1 else { return left.first }
    let depth = left.map { $0.scope.count }.max()
    left = left.filter { $0.scope.count == depth }
    if left.count > 1 {
      let inFile = left.filter { $0.place.file == place.file }
      let nearest = left.map { Modules.nearness($0.place.file, place.file) }.max()
      left =
        inFile.isEmpty
        ? left.filter { Modules.nearness($0.place.file, place.file) == nearest } : inFile
    }
    return left.count == 1 ? left[0] : nil
  }
}

// MARK: - What an alias stands for

extension Index {
  /// Whether an alias joins dependencies, and is not something else whose name ends like that.
  func isConvention(_ alias: Alias) -> Bool { conventions.contains(alias.place) }

  private func joinsDependencies(_ alias: Alias, seen: Set<Place>) -> Bool {
    guard !seen.contains(alias.place) else { return false }
    let isConcrete = alias.parts.contains { part in
      type(part.path, from: alias.scope, in: part.place).map { $0.kind != .protocol } ?? false
    }
    if isConcrete { return false }
    return bounds.contains(alias.name)
      || alias.parts.contains { part in
        part.name.hasSuffix("Dependency")
          || only(part.path, from: alias.scope, in: part.place, among: aliases)
            .map { joinsDependencies($0, seen: seen.union([alias.place])) } ?? false
      }
  }

  /// Whether an alias lists another one itself.
  func forwards(_ alias: Alias, _ other: Alias) -> Bool {
    alias.parts.contains { part in
      guard part.name == other.name else { return false }
      return self.alias(part, from: alias.scope).map { $0.place == other.place } ?? true
    }
  }

  /// The names of all leaves of an alias, through the aliases it forwards; nil where one of them is
  /// not known.
  func leaves(of alias: Alias) -> Set<String>? { leaves(of: alias, seen: []) }

  private func leaves(of alias: Alias, seen: Set<Place>) -> Set<String>? {
    guard !seen.contains(alias.place) else { return [] }
    var names: Set<String> = []
    for part in alias.parts {
      if let inner = self.alias(part, from: alias.scope) {
        guard let more = leaves(of: inner, seen: seen.union([alias.place])) else { return nil }
        names.formUnion(more)
      } else {
        guard !part.name.hasSuffix("Dependencies") else { return nil }
        names.insert(part.name)
      }
    }
    return names
  }

  /// The names that a leaf offers; nil where they are not all known.
  func members(of leaf: Reference, from scope: [String]) -> Set<String>? {
    guard leaf.name.hasSuffix("Dependency"),
      let found = type(leaf.path, from: scope, in: leaf.place), found.kind == .protocol
    else { return nil }
    return members(of: found, seen: [])
  }

  private func members(of leaf: TypeFact, seen: Set<Place>) -> Set<String>? {
    guard !seen.contains(leaf.place) else { return [] }
    var names = leaf.members
    for more in extensions[leaf.name] ?? [] { names.formUnion(more.members) }
    for reference in leaf.inherited where !["AnyObject", "Sendable"].contains(reference.name) {
      guard let base = type(reference.path, from: leaf.scope, in: reference.place),
        let inherited = members(of: base, seen: seen.union([leaf.place]))
      else { return nil }
      names.formUnion(inherited)
    }
    return names
  }
}
