/// Who takes which dependencies, and gives them to whom: what the rules judge.
struct Judgement: Sendable {
  let index: Index
  let aliases: [Alias]
  private(set) var components: [Component] = []
  private(set) var notes: [Note] = []
  /// For each alias that is somebody's own the index of the component.
  private var owners: [Place: Int] = [:]
  /// For each path of a module the index of the component that stands there.
  private var byPath: [Key: Int] = [:]
  private var byFunction: [Place: Int] = [:]
  private var reached: [String: Set<String>] = [:]
  private var exported: [String: Set<String>] = [:]

  private struct Key: Hashable {
    let module: String
    let path: [String]
  }

  init(_ index: Index) {
    self.index = index
    aliases = index.files.flatMap(\.aliases).filter(index.isConvention)
    findComponents()
    collectBodies()
    for position in components.indices {
      let outcome = outcome(of: components[position])
      components[position].needs = outcome.needs
      components[position].escapes = outcome.escapes
      notes += outcome.notes
    }
    for file in index.files {
      let module = index.module(of: Place(file: file.path, line: 1, column: 1))
      reached[module, default: []].formUnion(file.reached)
      exported[module, default: []].formUnion(file.exported)
      notes += file.localTypes.map { type in
        Note(type.place, "'\(type.name)' is declared in a function, and not looked into.")
      }
    }
  }

  /// The component whose own alias this is.
  func owner(of alias: Alias) -> Component? { owners[alias.place].map { components[$0] } }

  func component(at path: [String], in module: String) -> Component? {
    byPath[Key(module: module, path: path)].map { components[$0] }
  }

  func component(of function: FunctionFact) -> Component? {
    byFunction[function.place].map { components[$0] }
  }

  /// Whether somebody else in the module asks the dependencies of a value for one of the names.
  func reaches(_ names: Set<String>, in component: Component) -> Bool {
    let members = reached[index.module(of: component.alias.place)] ?? []
    return !members.isDisjoint(with: names)
  }
}

extension Judgement {
  /// Whether a public declaration of the module names the alias.
  func isExported(_ alias: Alias) -> Bool {
    exported[index.module(of: alias.place)]?.contains(alias.name) == true
  }
}

/// Something that was not understood, and so was not judged.
public struct Note: Sendable {
  public let place: Place
  public let sentence: String

  init(_ place: Place, _ sentence: String) { (self.place, self.sentence) = (place, sentence) }
}

// MARK: - Components

extension Judgement {
  private mutating func findComponents() {
    for alias in aliases where !alias.stem.hasSuffix("External") {
      for type in index.ownerTypes(of: alias) {
        let external = external(of: type, near: alias)
        guard index.takes(type, alias) || external.map({ index.takes(type, $0) }) == true else {
          continue
        }
        add(.type(type), alias, external)
      }
      for function in index.ownerFunctions(of: alias) where index.takes(function, alias) {
        add(.function(function), alias, nil)
      }
    }
  }

  /// The alias of what callers bring, which stands beside the other one.
  private func external(of type: TypeFact, near alias: Alias) -> Alias? {
    index.alias(["\(type.name)ExternalDependencies"], from: type.scope, in: alias.place)
      .flatMap { $0.place.file == alias.place.file ? $0 : nil }
  }

  private mutating func add(_ holder: Component.Holder, _ alias: Alias, _ external: Alias?) {
    var component = Component(holder: holder, alias: alias, external: external)
    let position = components.count
    owners[alias.place] = position
    if let external { owners[external.place] = position }
    switch holder {
    case .function(let function): byFunction[function.place] = position
    case .type(let type):
      let key = Key(module: index.module(of: type.place), path: type.path)
      if let other = byPath[key] {
        components[other].isAmbiguous = true
        component.isAmbiguous = true
      }
      byPath[key] = position
      component.isOpaque = isOpaque(type, component)
    }
    components.append(component)
  }

  /// Whether it is not certain that `dependencies` is, in a type, what its alias says.
  private func isOpaque(_ type: TypeFact, _ component: Component) -> Bool {
    if let property = type.properties.first(where: { $0.name == "dependencies" }) {
      return !isOwn(property.type, at: property.typePlace, in: component, within: [])
    }
    let comesIn = index.initializers(of: type).contains { function in
      function.parameters.contains { $0.name == "dependencies" }
    }
    return !comesIn && type.inherited.isEmpty
  }

  /// Whether a type is what the component's alias says: its generic parameter, the alias as `some`
  /// or `any`, or its splice.
  ///
  /// - Parameter generic: the constraints of the function that is looked at.
  private func isOwn(
    _ text: TypeText?, at place: Place, in component: Component, within generic: [Constraint]
  ) -> Bool {
    guard let type = component.type, let text, text.parts.count == 1, let path = text.parts.first
    else { return false }
    let own = [component.alias.place, component.external?.place].compactMap(\.self)
    if path.last == index.splice(of: component.name) { return true }
    if let alias = index.alias(path, from: type.path, in: place) {
      return own.contains(alias.place)
    }
    return (type.constraints + generic).contains { constraint in
      [constraint.parameter] == path
        && index.alias(constraint.bound, from: type.scope).map { own.contains($0.place) } == true
    }
  }
}

// MARK: - Bodies

extension Judgement {
  private mutating func collectBodies() {
    for file in index.files {
      for type in file.types {
        collect(type.bodies, of: type.path, in: type.place)
      }
      for function in file.functions {
        if let position = byFunction[function.place] {
          components[position].bodies.append(function.body)
        } else {
          collect([function.body], of: function.scope, in: function.place, of: function)
        }
      }
    }
  }

  private mutating func collect(
    _ bodies: [Body], of path: [String], in place: Place, of function: FunctionFact? = nil
  ) {
    let module = index.module(of: place)
    var path = path
    while let name = path.last {
      if let position = byPath[Key(module: module, path: path)] {
        var bodies = bodies
        if let function, takesOther(function, than: components[position]) {
          for number in bodies.indices {
            bodies[number].calls.removeAll { $0.value == .own(isBare: true) }
          }
        }
        components[position].bodies += bodies
        return
      }
      if let stem = index.spliced(name) {
        let position = byPath[Key(module: module, path: path.dropLast() + [stem])]
        if let position { components[position].splice += bodies }
        return
      }
      path.removeLast()
    }
  }

  /// Whether a function in a component has a parameter `dependencies` that is not the component's.
  private func takesOther(_ function: FunctionFact, than component: Component) -> Bool {
    guard let parameter = function.parameters.first(where: { $0.name == "dependencies" }) else {
      return false
    }
    return !isOwn(
      parameter.type, at: parameter.typePlace, in: component, within: function.constraints)
  }
}
