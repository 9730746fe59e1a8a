import SwiftOutline
import Synchronization

/// Counts lookups, so that a test can check that the work is linear in the input.
final class LookupCounter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add() { total.add(1, ordering: .relaxed) }
}

/// The declarations of all files, and name lookup.
struct Index: Sendable {
  let files: [FileSymbols]
  let vocabulary: Vocabulary
  private let lookups: LookupCounter
  /// All declarations, file by file.
  let declared: [Symbol]
  private let folders: Modules
  /// The module of each file.
  private let modules: [String: String]
  private let byName: [String: [Symbol]]
  /// Types, extensions and aliases.
  private let byPath: [[String]: [Symbol]]
  /// The functions of each type, by its path.
  private let byScope: [[String]: [Symbol]]
  /// The aliases that compose dependencies. A name such as `ScreenDependencies` isn't enough.
  private(set) var aliases: [Symbol] = []
  private var composing: Set<Place> = []
  /// Types, protocols and extensions.
  let types: [Symbol]
  let functions: [Symbol]

  init(_ files: [FileSymbols], vocabulary: Vocabulary, lookups: LookupCounter) {
    (self.files, self.vocabulary, self.lookups) = (files, vocabulary, lookups)
    folders = Modules(imports: Dictionary(files.map { ($0.path, $0.imports) }) { $1 })
    modules = files.reduce(into: [:]) { [folders] in $0[$1.path] = folders.module(of: $1.path) }
    declared = files.flatMap(\.declared)
    types = declared.filter { $0.kind.isType || $0.kind == .extension }
    functions = declared.filter(\.kind.isFunction)
    byName = Dictionary(grouping: declared, by: \.name)
    byPath = Dictionary(grouping: declared.filter { !$0.kind.isFunction }, by: \.path)
    byScope = Dictionary(grouping: functions, by: \.scope)
    aliases = declared.filter { symbol in
      symbol.kind == .typealias && vocabulary.isAlias(symbol.name) && symbol.generics.isEmpty
        && (!vocabulary.owner(of: symbol.name).isEmpty || !symbol.scope.isEmpty)
        && composesDependencies(symbol)
    }
    composing = Set(aliases.map(\.place))
  }

  // MARK: - Declarations

  func module(of file: String) -> String {
    lookups.add()
    return modules[file] ?? folders.module(of: file)
  }

  func areTogether(_ left: Place, _ right: Place) -> Bool {
    left.file == right.file || module(of: left.file) == module(of: right.file)
  }

  var protocols: [Symbol] { types.filter { $0.kind == .protocol } }

  func types(named name: String) -> [Symbol] { byName[name, default: []].filter(\.kind.isType) }

  /// The types at a path that the module of a place declares.
  func types(at path: [String], with place: Place) -> [Symbol] {
    byPath[path, default: []].filter { $0.kind.isType && areTogether($0.place, place) }
  }

  func functions(named name: String) -> [Symbol] {
    byName[name, default: []].filter(\.kind.isFunction)
  }

  /// The functions of a type, including those in extensions.
  func functions(of type: Symbol) -> [Symbol] {
    byScope[type.path, default: []].filter { areTogether($0.place, type.place) }
  }

  func initializers(of type: Symbol) -> [Symbol] {
    functions(of: type).filter { $0.kind == .initializer }
  }

  /// The extensions of a type, in any module.
  func extensions(of type: Symbol) -> [Symbol] {
    byPath[type.path, default: []].filter { $0.kind == .extension }
  }

  /// The types that a type inherits from, in all its declarations.
  func bases(of type: Symbol) -> [(reference: Reference, scope: [String])] {
    ([type] + extensions(of: type)).flatMap { symbol in symbol.parts.map { ($0, symbol.scope) } }
  }

  /// Whether a module declares a name twice, for example under `#if`.
  func isAmbiguous(_ symbol: Symbol) -> Bool {
    byName[symbol.name, default: []].contains { other in
      other.kind != .extension && other.place != symbol.place && other.path == symbol.path
        && other.kind.isFunction == symbol.kind.isFunction
        && other.variables.map(\.label) == symbol.variables.map(\.label)
        && areTogether(other.place, symbol.place)
    }
  }

  // MARK: - What names mean

  /// The dependency alias that a reference means, or nil if that is uncertain.
  func alias(_ reference: Reference, from scope: [String]) -> Symbol? {
    declaration(reference, from: scope).flatMap { composing.contains($0.place) ? $0 : nil }
  }

  func type(_ reference: Reference, from scope: [String]) -> Symbol? {
    declaration(reference, from: scope).flatMap { $0.kind.isType ? $0 : nil }
  }

  /// The only declaration that a reference can mean, by Swift's rules: from the inside out, and this
  /// module first.
  private func declaration(_ reference: Reference, from scope: [String]) -> Symbol? {
    lookups.add()
    func all(at path: [String]) -> [Symbol] {
      byPath[path, default: []].filter { $0.kind != .extension }
    }
    let found = (0...scope.count).reversed().map { all(at: scope.prefix($0) + reference.path) }
    let own = found.lazy.map { $0.filter { areTogether($0.place, reference.place) } }
    let others = found.lazy.map { $0.filter { $0.access >= .package } }
    let seen = own.first { !$0.isEmpty } ?? others.first { !$0.isEmpty } ?? []
    return seen.count == 1 ? seen[0] : nil
  }

  /// Whether an alias stands for protocols, and one of them is a leaf or a part of such an alias.
  private func composesDependencies(_ alias: Symbol) -> Bool {
    var (left, seen, hasLeaf) = ([alias], Set<Place>(), false)
    while let alias = left.popLast() {
      guard seen.insert(alias.place).inserted else { continue }
      for part in alias.parts {
        if vocabulary.isLeaf(part.name) { hasLeaf = true }
        guard let found = declaration(part, from: alias.scope) else { continue }
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

  /// Whether a name matches a leaf name and isn't declared as another kind of type.
  func isLeaf(_ reference: Reference, from scope: [String]) -> Bool {
    vocabulary.isLeaf(reference.name)
      && type(reference, from: scope).map { $0.kind == .protocol } ?? true
  }

  // MARK: - Leaves

  /// The protocol that a name in an alias means.
  func leaf(_ reference: Reference, from scope: [String]) -> Leaf {
    let found = type(reference, from: scope).flatMap { $0.kind == .protocol ? $0 : nil }
    return Leaf(name: reference.name, declared: found)
  }

  /// A leaf and the protocols that it refines.
  func refined(_ leaf: Leaf) -> Set<Leaf> {
    var (found, left) = (Set<Leaf>(), [leaf])
    while let leaf = left.popLast() {
      guard found.insert(leaf).inserted, let declared = leaf.declared else { continue }
      left += declared.parts.map { self.leaf($0, from: declared.scope) }
    }
    return found
  }

  /// The members of a leaf, its extensions and the protocols that it refines; nil
  /// if some are used without their names.
  func members(of leaf: Leaf) -> Set<String>? {
    guard leaf.declared != nil else { return nil }
    let names = refined(leaf).compactMap(\.declared).reduce(into: Set<String>()) { names, leaf in
      names.formUnion(leaf.members)
      for symbol in extensions(of: leaf) { names.formUnion(symbol.members) }
    }
    return names.allSatisfy(Self.isUsedByName) ? names : nil
  }

  /// Whether code uses a member by its name.
  private static func isUsedByName(_ member: String) -> Bool {
    !["subscript", "init", "init?", "callAsFunction", "dynamicallyCall"].contains(member)
      && member.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
  }
}

/// A protocol with one service, or the name of one that isn't declared in these files.
struct Leaf: Hashable, Sendable {
  let name: String
  let declared: Symbol?

  static func == (left: Leaf, right: Leaf) -> Bool {
    left.name == right.name && left.declared?.place == right.declared?.place
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(declared?.place)
  }
}
