/// Which dependencies each component takes, and what it passes them to. The rules check this.
struct Judgement: Sendable {
  let index: Index
  var components: [Component] = []
  var notes: [Finding] = []
  /// The index of the component that owns an alias, by the place of the alias.
  private var owners: [Place: Int] = [:]
  /// The index of the component at each path, which begins with its module.
  private var byPath: [[String]: Int] = [:]
  private var byFunction: [Place: Int] = [:]
  /// The names that the code of each module reads from a value's `dependencies`.
  private var reached: [String: Set<String>] = [:]
  /// The names that the public declarations of each module use.
  private var exported: [String: Set<String>] = [:]

  init(_ index: Index) {
    self.index = index
    for alias in index.aliases where !alias.stem.hasSuffix("External") {
      for owner in index.owners(of: alias) { addComponent(owner, with: alias) }
    }
    for file in index.files {
      let module = index.module(of: file.path)
      exported[module, default: []].formUnion(file.exported)
      for (body, _) in file.bodies {
        reached[module, default: []].formUnion(body.reached)
        notes += body.localTypes.map { type in
          Finding(type.place, "'\(type.name)' is declared in a function, so it is not checked.")
        }
      }
    }
    for declared in index.declared where declared.kind != .typealias { collectBody(of: declared) }
    for position in components.indices { findNeeds(at: position) }
  }

  func owner(of alias: Fact) -> Component? { owners[alias.place].map { components[$0] } }

  func component(of type: Fact) -> Component? { component(at: type.path, as: type.place) }

  /// The component at a path in the module of a place.
  func component(at path: [String], as place: Place) -> Component? {
    position(of: path, as: place).map { components[$0] }
  }

  private func position(of path: [String], as place: Place) -> Int? {
    byPath[[index.module(of: place.file)] + path]
  }

  /// Whether code of the component's module reads one of the names from a value's `dependencies`.
  func reaches(_ names: Set<String>, in component: Component) -> Bool {
    reached[index.module(of: component.alias.place.file)]?.isDisjoint(with: names) == false
  }

  /// Whether a public declaration of the module names the alias.
  func isExported(_ alias: Fact) -> Bool {
    exported[index.module(of: alias.place.file)]?.contains(alias.name) == true
  }

  // MARK: - Components

  /// Adds the component that a type or function is with its alias, if it takes one of its aliases.
  private mutating func addComponent(_ declared: Fact, with alias: Fact) {
    // The external alias of a type is in the same file as its own alias.
    let name = Reference(path: ["\(declared.name)ExternalDependencies"], place: alias.place)
    let other = declared.kind.isType ? index.alias(name, from: declared.scope) : nil
    let external = other?.place.file == alias.place.file ? other : nil
    var component = Component(declared: declared, alias: alias, external: external)
    guard component.aliases.contains(where: { index.takes(declared, $0) }) else { return }
    if let type = component.type {
      component.isOpaque =
        type.dependencies.first.map { !isOwn($0, of: component, within: []) }
        ?? (type.parts.isEmpty && index.initializers(of: type).allSatisfy(\.dependencies.isEmpty))
      if let other = position(of: type.path, as: type.place) {
        components[other].isAmbiguous = true
        component.isAmbiguous = true
      }
      byPath[[index.module(of: type.place.file)] + type.path] = components.count
    } else {
      byFunction[declared.place] = components.count
    }
    for alias in component.aliases { owners[alias.place] = components.count }
    components.append(component)
  }

  /// Whether the type of a variable matches the component's alias: its generic parameter, the alias
  /// with `some` or `any`, or its splice.
  ///
  /// - Parameter generic: the constraints of the function, if the variable is its parameter.
  private func isOwn(
    _ variable: Variable, of component: Component, within generic: [Constraint]
  ) -> Bool {
    guard let type = component.type, variable.type.count == 1 else { return false }
    let reference = variable.type[0]
    if reference.name == index.splice(of: component.name) { return true }
    if let alias = index.alias(reference, from: type.path) { return component.owns(alias) }
    return index.aliases(ofParameter: reference, in: type.constraints + generic, from: type.scope)
      .contains(where: component.owns)
  }

  // MARK: - Bodies

  /// Adds the body of a declaration to its component.
  private mutating func collectBody(of declared: Fact) {
    var (path, body) = (declared.inside, declared.body)
    if let position = byFunction[declared.place] {
      components[position].bodies.append(body)
      return
    }
    while let name = path.last {
      if let position = position(of: path, as: declared.place) {
        // A parameter of a function shadows the component's property.
        if declared.kind.isFunction, let other = declared.dependencies.first,
          !isOwn(other, of: components[position], within: declared.constraints)
        {
          body.calls.removeAll { $0.value == .own(isBare: true) }
        }
        components[position].bodies.append(body)
        return
      }
      if let stem = index.spliced(name) {
        if let position = position(of: path.dropLast() + [stem], as: declared.place) {
          components[position].splice.append(body)
        }
        return
      }
      path.removeLast()
    }
  }
}
