import ToolSupport

/// Which dependencies each component takes, and what it passes them to. The rules check this.
struct Judgement: Sendable {
  let index: Index
  private let incomplete: Set<String>
  var components: [Component] = []
  var notes: [Finding] = []
  /// The index of the component that owns an alias, by the place of the alias.
  private var owners: [Place: Int] = [:]
  /// The index of the component at each path, which begins with its module.
  private var byPath: [[String]: Int] = [:]
  private var byFunction: [Place: Int] = [:]
  /// The declarations outside of all components.
  private(set) var others: [Fact] = []
  /// The aliases that components do not list, though they hand their dependencies to what owns them.
  private(set) var missingForwards: [Forward] = []
  /// What can be removed from aliases.
  private(set) var removals: [Removal] = []
  /// The names that the public declarations of each module use.
  private var exported: [String: [String: Set<String>]] = [:]

  /// - Parameter incomplete: the modules with a file that cannot be read.
  init(_ index: Index, incomplete: Set<String>) {
    (self.index, self.incomplete) = (index, incomplete)
    for alias in index.aliases where !alias.stem.hasSuffix("External") {
      for owner in index.owners(of: alias) { addComponent(owner, with: alias) }
    }
    for declared in index.declared { addComponentInPlace(declared) }
    for file in index.files {
      let module = index.module(of: file.path)
      exported[module, default: [:]].merge(file.exported) { $0.union($1) }
      for (body, _) in file.bodies {
        notes += body.localTypes.map { type in
          Finding(type.place, "'\(type.name)' is declared in a function, so it is not checked.")
        }
      }
    }
    for declared in index.declared where declared.kind != .typealias { collectBody(of: declared) }
    let opaque = components.indices.filter { components[$0].isOpaque }
    for position in opaque {
      let component = components[position]
      guard let type = component.type, type.dependencies.isEmpty else { continue }
      components[position].isOpaque = !type.variables.contains { carries($0.name, component) }
    }
    let found = onAllCores(components) { [self] in withNeeds($0) }
    components = found.map(\.component)
    notes += found.flatMap(\.notes)
    missingForwards = components.filter(\.isCertain).flatMap(findMissingForwards)
    removals = findRemovals()
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

  /// Whether a public declaration of the module needs the alias, or another module names it.
  func isExported(_ alias: Fact) -> Bool {
    let module = index.module(of: alias.place.file)
    let name = module.split(separator: "/").last.map(String.init) ?? ""
    return exported[module, default: [:]].contains { root, names in
      names.contains(alias.name)
        // `Dependencies` without the name of its type means another one outside of the type.
        && (alias.name != "Dependencies" || root == alias.scope[0] || names.contains(alias.stem))
    }
      || isWitness(alias)
      || missingForwards.contains { $0.alias.isPublic && $0.need.alias.place == alias.place }
      // An alias in an internal type is seen by no other module.
      || alias.access > 2
        && index.files.contains { file in
          let other = index.module(of: file.path)
          guard other != module, index.sees(module, from: other) else { return false }
          let isShadowed = file.declared.contains { $0.kind == .typealias && $0.name == alias.name }
          return file.declared.contains { fact in
            fact.parts.contains {
              $0.name == alias.name && (!isShadowed || $0.path.contains(name))
            }
          }
            || file.bodies.contains { body, _ in
              body.names.contains(alias.name, .mentioned)
                && (!isShadowed || body.names.contains(name, .mentioned))
            }
        }
  }

  /// Whether an alias may be the associated type of a protocol that its type conforms to.
  private func isWitness(_ alias: Fact) -> Bool {
    alias.name == "Dependencies"
      && index.owners(of: alias).flatMap(index.bases).contains { base in
        index.type(base.reference, from: base.scope)?.members.contains("Dependencies") ?? true
      }
  }

  /// Whether all files of the alias's module, and those that import it, could be read.
  func isWhole(_ alias: Fact) -> Bool { !incomplete.contains(index.module(of: alias.place.file)) }

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
        ?? (type.parts.isEmpty && index.functions(in: type).allSatisfy(\.dependencies.isEmpty))
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

  /// Adds the component that a type or a global function is whose `dependencies` have a composition
  /// of leaves for a type.
  private mutating func addComponentInPlace(_ declared: Fact) {
    let isMeant =
      declared.kind.isType && declared.kind != .protocol && component(of: declared) == nil
      || declared.kind == .function && declared.scope.isEmpty && byFunction[declared.place] == nil
    guard isMeant, let variable = declared.dependencies.first, variable.label != "_" else { return }
    let bounds = declared.constraints.filter { [$0.parameter] == variable.type.first?.path }
    let parts = bounds.isEmpty ? variable.type : bounds.map(\.bound)
    guard parts.count > 1, parts.allSatisfy({ index.isLeaf($0, from: declared.inside) }) else {
      return
    }
    var component = Component(
      declared: declared, alias: declared.composing(parts), external: nil)
    if declared.kind.isType {
      if index.types(named: declared.name).contains(where: {
        $0.path == declared.path && $0.place != declared.place
          && index.areTogether($0.place, declared.place)
      }) {
        component.isAmbiguous = true
      }
      byPath[[index.module(of: declared.place.file)] + declared.path] = components.count
    } else {
      byFunction[declared.place] = components.count
    }
    components.append(component)
  }

  /// Whether the type of a variable matches the component's alias: its generic parameter, the alias
  /// with `some` or `any`, or its splice.
  ///
  /// - Parameter generic: the constraints of the function, if the variable is its parameter.
  private func isOwn(
    _ variable: Variable, of component: Component, within generic: [Constraint]
  ) -> Bool {
    guard let type = component.type, let reference = variable.type.first else { return false }
    if component.isInPlace {
      return variable.type.map(\.name) == component.alias.parts.map(\.name)
        || type.generics.contains(reference.name)
    }
    guard variable.type.count == 1 else { return false }
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
      if let position = position(of: path, as: declared.place) ?? positionElsewhere(path, declared)
      {
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
          return
        }
        break
      }
      path.removeLast()
    }
    others.append(declared)
  }

  /// The component at a path in another module, which a declaration extends.
  private func positionElsewhere(_ path: [String], _ declared: Fact) -> Int? {
    let module = index.module(of: declared.place.file)
    let found = index.types(named: path[path.count - 1]).filter {
      $0.path == path && index.sees(index.module(of: $0.place.file), from: module)
    }
    return found.count == 1 ? position(of: path, as: found[0].place) : nil
  }
}

extension Fact {
  /// What stands for the alias of a declaration whose dependencies have a composition for a type.
  fileprivate func composing(_ parts: [Reference]) -> Fact {
    Fact(
      kind: kind, name: name, scope: scope, place: place, isPublic: false, access: 0, parts: parts,
      constraints: [], generics: [], variables: [], members: [], body: Body())
  }
}
