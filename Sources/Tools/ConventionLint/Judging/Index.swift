import SwiftOutline

/// The declarations of all files that are judged together, by name.
struct Index: Sendable {
  let files: [FileFacts]
  private let modules: [String: String]
  private let aliases: [String: [Alias]]
  private let types: [String: [TypeFact]]
  private let functions: [String: [FunctionFact]]
  private let initializers: [[String]: [FunctionFact]]
  private let extensions: [String: [TypeFact]]
  /// The names of the parameters' constraints that make an alias one of the convention.
  private let bounds: Set<String>
  /// The places of the aliases that join dependencies.
  private var conventions: Set<Place> = []

  init(_ files: [FileFacts], paths: [String]) {
    self.files = files
    let rules = Modules(paths)
    modules = Dictionary(uniqueKeysWithValues: files.map { ($0.path, rules.module(of: $0.path)) })
    let all = files.flatMap(\.types)
    let functions = files.flatMap(\.functions)
    aliases = Dictionary(grouping: files.flatMap(\.aliases), by: \.name)
    types = Dictionary(grouping: all.filter { $0.kind != .extension }, by: \.name)
    extensions = Dictionary(grouping: all.filter { $0.kind == .extension }, by: \.name)
    self.functions = Dictionary(grouping: functions, by: \.name)
    initializers = Dictionary(grouping: functions.filter { $0.name == "init" }, by: \.scope)
    bounds = Set(
      (all.flatMap(\.constraints) + functions.flatMap(\.constraints))
        .filter { $0.parameter.hasSuffix("Dependencies") }.map(\.bound.name))
    conventions = Set(
      files.flatMap(\.aliases).filter { joinsDependencies($0, seen: []) }.map(\.place))
  }

  func module(of place: Place) -> String { modules[place.file] ?? "" }

  func areTogether(_ left: Place, _ right: Place) -> Bool { module(of: left) == module(of: right) }

  func types(named name: String) -> [TypeFact] { types[name] ?? [] }

  func functions(named name: String) -> [FunctionFact] { functions[name] ?? [] }

  /// The initialisers of a type, those in extensions too.
  func initializers(of type: TypeFact) -> [FunctionFact] {
    (initializers[type.path] ?? []).filter { areTogether($0.place, type.place) }
  }
}

// MARK: - Looking up

extension Index {
  /// The alias of the convention that a reference means, or nil where that is not certain.
  func alias(_ reference: Reference, from scope: [String]) -> Alias? {
    only(reference, from: scope, among: aliases).flatMap { isConvention($0) ? $0 : nil }
  }

  func type(_ reference: Reference, from scope: [String]) -> TypeFact? {
    only(reference, from: scope, among: types)
  }

  /// The only declaration that a reference can mean, as Swift resolves names: from the inside out,
  /// first in this module. Where several are left, those of the same file and then the nearest file
  /// come first; where several are still left, it is not certain.
  private func only<Found: Declared>(
    _ reference: Reference, from scope: [String], among all: [String: [Found]]
  ) -> Found? {
    guard let all = all[reference.name] else { return nil }
    let qualifier = reference.path.dropLast()
    let here = reference.place
    let named = all.filter { found in
      let isInModule =
        qualifier.count == 1 && found.scope.isEmpty
        && module(of: found.place).split(separator: "/").last == qualifier.first.map { $0[...] }
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
}

// MARK: - What an alias stands for

extension Index {
  /// Whether an alias joins dependencies, and is not something else whose name ends like that.
  func isConvention(_ alias: Alias) -> Bool { conventions.contains(alias.place) }

  private func joinsDependencies(_ alias: Alias, seen: Set<Place>) -> Bool {
    guard !seen.contains(alias.place) else { return false }
    let isConcrete = alias.parts.contains { part in
      type(part, from: alias.scope).map { $0.kind != .protocol } ?? false
    }
    if isConcrete { return false }
    return bounds.contains(alias.name)
      || alias.parts.contains { part in
        part.name.hasSuffix("Dependency")
          || only(part, from: alias.scope, among: aliases)
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
  func leaves(of alias: Alias, seen: Set<Place> = []) -> Set<String>? {
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
    guard leaf.name.hasSuffix("Dependency"), let found = type(leaf, from: scope),
      found.kind == .protocol
    else { return nil }
    return members(of: found, seen: [])
  }

  private func members(of leaf: TypeFact, seen: Set<Place>) -> Set<String>? {
    guard !seen.contains(leaf.place) else { return [] }
    var names = leaf.members
    for more in extensions[leaf.name] ?? [] { names.formUnion(more.members) }
    for reference in leaf.inherited where !["AnyObject", "Sendable"].contains(reference.name) {
      guard let base = type(reference, from: leaf.scope),
        let inherited = members(of: base, seen: seen.union([leaf.place]))
      else { return nil }
      names.formUnion(inherited)
    }
    return names
  }
}
