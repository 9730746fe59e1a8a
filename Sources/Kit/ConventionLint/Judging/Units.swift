/// The code of a type in one module, of a function that takes dependencies itself, or the rest of
/// a file.
struct Unit: Sendable {
  /// The unit's name in notes.
  let name: String
  /// The path of the type or the function; empty for the rest of a file.
  let path: [String]
  var code = Code()
  /// The type or function, if callers pass dependencies to it.
  var consumer: Symbol?
  /// What callers pass to the consumer.
  var given = Composition()
  /// The features to which the unit passes its dependencies.
  var needs: [Need] = []
  /// Why it is uncertain what the unit does with its dependencies.
  var doubt: String?

  /// Whether the unit's code names a declaration and the types around it.
  func names(_ symbol: Symbol) -> Bool {
    code.names.contains(symbol.name)
      && symbol.scope.allSatisfy { code.names.contains($0) || path.contains($0) }
  }
}

/// A child, superclass or helper that gets dependencies.
struct Need: Sendable {
  enum Kind: Sendable { case child, superclass, helper }

  let kind: Kind
  let composition: Composition
  /// The type that is created or inherited from, or the function that is called.
  let symbol: Symbol
  let place: Place

  var name: String { symbol.name }
}

/// All units.
struct Units: Sendable {
  private(set) var all: [Unit] = []
  private let index: Index
  /// By module and path, or by the place of a function.
  private var byKey: [[String]: Int] = [:]
  /// The units at and below a path, by module and path.
  private var within: [[String]: [Int]] = [:]
  /// The functions that take dependencies.
  private var helpers: [String: [Symbol]] = [:]
  /// The units that get an alias, name a declaration, or read a member of a leaf.
  private(set) var byAlias: [Place: [Int]] = [:]
  private(set) var byName: [String: [Int]] = [:]
  private(set) var readers: [String: [Int]] = [:]

  /// - Parameter members: the members of leaves.
  init(_ index: Index, members: Set<String>) {
    self.index = index
    for file in index.files {
      let position = unit(ofRestOf: file.path)
      all[position].code.add(file.script)
    }
    for symbol in index.declared where symbol.kind != .typealias { add(symbol) }
    for position in all.indices { addNeeds(to: position) }
    let names = Set(index.aliases.map(\.name) + all.compactMap(\.consumer?.name))
    for (position, unit) in all.enumerated() {
      for alias in unit.given.aliases { byAlias[alias.place, default: []].append(position) }
      for name in unit.code.names.intersection(names) { byName[name, default: []].append(position) }
      for name in unit.code.members.intersection(members) {
        readers[name, default: []].append(position)
      }
    }
  }

  /// The units of a declaration and of the declarations in it.
  func within(_ symbol: Symbol) -> [Int] {
    let module = index.module(of: symbol.place.file)
    if symbol.kind.isFunction { return byKey[[symbol.place.description]].map { [$0] } ?? [] }
    return within[[module] + symbol.path, default: []]
  }

  // MARK: - Code

  private mutating func unit(
    _ key: [String], _ name: String, at path: [String], of file: String
  ) -> Int {
    if let position = byKey[key] { return position }
    let module = index.module(of: file)
    byKey[key] = all.count
    for end in path.indices { within[[module] + path[...end], default: []].append(all.count) }
    all.append(Unit(name: name, path: path))
    return all.count - 1
  }

  private mutating func unit(ofRestOf file: String) -> Int {
    unit(["", file], file.split(separator: "/").last.map(String.init) ?? file, at: [], of: file)
  }

  private mutating func add(_ symbol: Symbol) {
    let module = index.module(of: symbol.place.file)
    let given = symbol.kind == .extension ? Composition() : index.given(symbol)
    let isConsumer = symbol.kind == .function && !given.isEmpty
    let position =
      if isConsumer {
        unit([symbol.place.description], symbol.name, at: symbol.path, of: symbol.place.file)
      } else if let name = symbol.inside.last {
        unit([module] + symbol.inside, name, at: symbol.inside, of: symbol.place.file)
      } else {
        unit(ofRestOf: symbol.place.file)
      }
    if isConsumer { helpers[symbol.name, default: []].append(symbol) }
    if isConsumer || symbol.kind.isType {
      all[position].consumer = symbol
      all[position].given.add(given)
    }
    if let variable = symbol.variables.first(where: {
      !index.isDependencies($0)
        && index.composition(of: $0, in: symbol)?.aliases.isEmpty == false
    }) {
      all[position].doubt = "line \(variable.place.line) names its dependencies '\(variable.name)'"
    }
    all[position].code.add(symbol.code)
  }

  // MARK: - Needs

  private mutating func addNeeds(to position: Int) {
    let unit = all[position]
    var needs = superclass(of: unit).map { [$0] } ?? []
    for call in unit.code.passes {
      if call.callee == ["Self"] || call.callee == ["Super"] && !needs.isEmpty { continue }
      if let need = need(of: call, in: unit) {
        needs.append(need)
      } else if all[position].doubt == nil {
        let name = call.callee[call.callee.count - 1]
        all[position].doubt =
          "line \(call.place.line) passes its dependencies to '\(name)', whose needs are unknown"
      }
    }
    all[position].needs = needs
    if let place = unit.code.escape {
      all[position].doubt = "line \(place.line) passes its dependencies to other code"
    }
  }

  private func superclass(of unit: Unit) -> Need? {
    guard let type = unit.consumer, type.kind == .class else { return nil }
    return index.bases(of: type).lazy.compactMap { reference, scope in
      guard let base = index.type(reference, from: scope), base.kind == .class else { return nil }
      let given = index.given(base)
      return given.isEmpty
        ? nil
        : Need(
          kind: .superclass, composition: given, symbol: base, place: reference.place)
    }.first
  }

  /// The dependencies that a call passes, by the name of its type or function.
  private func need(of call: PassingCall, in unit: Unit) -> Need? {
    guard let name = call.callee.last else { return nil }
    if name.first?.isUppercase == true {
      let reference = Reference(path: call.callee, place: call.place)
      guard let type = index.type(reference, from: unit.path) else { return nil }
      let given = index.given(type)
      return given.isEmpty
        ? nil : Need(kind: .child, composition: given, symbol: type, place: call.place)
    }
    let found = helpers[name, default: []].filter { function in
      index.areTogether(function.place, call.place)
        && (call.callee.count == 1 || function.scope.last == call.callee[call.callee.count - 2])
        && function.variables.contains { $0.label == call.label }
    }
    let aliases = Set(found.map { index.given($0).onlyAlias?.place })
    guard let function = found.first, aliases.count == 1, aliases != [nil] else { return nil }
    return Need(
      kind: .helper, composition: index.given(function), symbol: function, place: call.place)
  }
}
