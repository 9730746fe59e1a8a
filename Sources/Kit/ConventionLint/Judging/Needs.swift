// What a component passes its dependencies to.
extension Judgement {
  /// What a call passes the dependencies to.
  private enum Target {
    case needs(Component.Need)
    /// The component itself, its splice or its superclass: there is nothing to forward.
    case settled
    case unknown
  }

  /// A component with its needs, and notes on what is passed over.
  func withNeeds(_ component: Component) -> (component: Component, notes: [Finding]) {
    var (component, notes) = (component, [Finding]())
    var seen: Set<[String]> = []
    let type = component.declared
    func escape(_ place: Place, _ reason: String) {
      component.escape = component.escape ?? (place, reason)
    }
    if isUsedByProtocol(type) {
      escape(type.place, "a protocol that it conforms to may use any of them")
    }
    if let (base, place) = superclass(of: component.declared), !base.isAmbiguous {
      component.needs.append(
        Component.Need(
          alias: base.alias, kind: .superclass, name: base.name, place: place, isExternal: false))
    }
    for body in component.bodies {
      if let place = body.escape { escape(place, "line \(place.line) hands them on") }
      if handsOnItsTypes(body, of: component) {
        escape(type.place, "it hands its generic parameter on")
      }
      for macro in body.macros.sorted() where isUnknown(macro) {
        escape(type.place, "the macro '\(macro)' may use any of them")
      }
      for call in body.calls {
        switch call.value {
        case .others(of: let value) where carries(value, component): break
        case .made, .other, .others: continue
        case .own(isBare: true) where body.rebinds:
          escape(call.placeOfLabel, "line \(call.placeOfLabel.line) hands them on")
          continue
        case .own, .external: break
        }
        // A repeated call adds no need.
        let given = call.value == .external ? "external" : ""
        let key = [call.label, given] + call.callee.path
        guard seen.insert(key).inserted else { continue }
        switch target(of: call, in: component) {
        case .needs(let need): component.needs.append(need)
        case .settled: continue
        case .unknown:
          let place = call.callee.place
          guard component.isCertain, call.callee.name != "init" else {
            escape(place, "line \(place.line) hands them on")
            continue
          }
          // The note says it all.
          escape(place, "")
          notes.append(
            Finding(
              place,
              "'\(call.callee.name)' gets the dependencies of '\(component.name)', but its needs are "
                + "unknown: these files have no alias of it, or more than one."))
        }
      }
    }
    for call in component.splice.flatMap(\.calls) where call.value == .external {
      if case .needs(let need) = target(of: call, in: component) {
        component.needs.append(need)
      }
    }
    return (component, notes)
  }

  /// Whether it passes its generic parameters to an unknown type, as in `Store<Dependencies>`.
  private func handsOnItsTypes(_ body: Body, of component: Component) -> Bool {
    let parameters = Set((component.type?.constraints ?? []).map(\.parameter))
    return body.takers.contains { name, arguments in
      let stem = index.spliced(name) ?? name
      return !arguments.isDisjoint(with: parameters) && stem != component.name
        && !component.declared.parts.contains { $0.name == name }
        && !index.types(named: stem).contains { self.component(of: $0) != nil }
    }
  }

  /// Whether a property of a component is a child with the same dependencies, such as the model in
  /// `let model: Model<Dependencies>`.
  func carries(_ name: String?, _ component: Component) -> Bool {
    guard let type = component.type else { return false }
    return type.variables.contains { variable in
      guard variable.name == name, variable.type.count == 1, variable.isProperty,
        let model = index.type(variable.type[0], from: type.path), model.generics.count == 1,
        let other = self.component(of: model), !other.isAmbiguous, !other.isOpaque
      else { return false }
      return type.constraints.contains { constraint in
        variable.arguments == [constraint.parameter]
          && index.alias(constraint.bound, from: type.scope).map(component.owns) == true
      }
    }
  }

  /// Whether an attribute or a freestanding macro isn't a property wrapper or a result builder that
  /// these files declare.
  private func isUnknown(_ macro: String) -> Bool {
    let name = macro.dropFirst().prefix { $0 != "<" }.split(separator: ".").last
    return macro.hasPrefix("#") || index.types(named: name.map(String.init) ?? "").isEmpty
  }

  /// Whether it conforms to a protocol that requires `dependencies` and has no alias of its own.
  /// The extensions of the protocol may use any of them.
  private func isUsedByProtocol(_ type: Fact) -> Bool {
    var (left, seen) = (index.bases(of: type), Set<Place>())
    while let (reference, scope) = left.popLast() {
      guard let base = index.type(reference, from: scope), base.kind == .protocol,
        seen.insert(base.place).inserted
      else { continue }
      if base.members.contains("dependencies"), component(of: base) == nil { return true }
      left += index.bases(of: base)
    }
    return false
  }

  private func target(of call: CallFact, in component: Component) -> Target {
    let (path, name) = (call.callee.path, call.callee.name)
    guard path[0] != "." else { return .unknown }
    if path == ["super", "init"] {
      return superclass(of: component.declared) == nil ? .unknown : .settled
    }
    if path == ["self", "init"] || name == "Self" || name == component.name { return .settled }
    func need(_ alias: Fact, _ kind: Component.Need.Kind, isOwn: Bool = true) -> Target {
      .needs(
        Component.Need(
          alias: alias, kind: kind, name: name, place: call.callee.place,
          isExternal: call.value == .external, isOwn: isOwn))
    }
    let scope = component.declared.inside
    guard name.first?.isUppercase == true else {
      return helper(of: call, from: scope).map { need($0, .helper, isOwn: $1) } ?? .unknown
    }
    guard let type = index.type(call.callee, from: scope) else { return .unknown }
    if let stem = index.spliced(name) {
      guard stem != component.name else { return .settled }
      let external = self.component(at: type.scope + [stem], as: type.place)?.external
      return external.map { need($0, .child) } ?? .unknown
    }
    guard let child = self.component(of: type), !child.isAmbiguous else { return .unknown }
    // A type with a splice of its own may take what its callers provide, which may have no alias.
    let isWhole = call.value == .external || index.isGiven(type, child.alias)
    let external = isWhole ? nil : child.external.flatMap { index.isGiven(type, $0) ? $0 : nil }
    if !isWhole, external == nil, index.hasSplice(type) { return .unknown }
    return need(external ?? child.alias, .child, isOwn: !child.isInPlace)
  }

  /// The alias of the called function, and whether it is named after the function or the type around
  /// it; nil if several functions match and their aliases differ.
  private func helper(
    of call: CallFact, from scope: [String]
  ) -> (alias: Fact, isOwn: Bool)? {
    let (path, place) = (call.callee.path, call.callee.place)
    var found = index.functions(named: call.callee.name).filter { function in
      function.variables.contains(where: \.isCalledDependencies)
        && (index.areTogether(function.place, place) || function.isPublic)
    }
    if path.count > 1 {
      found = found.filter { $0.scope.last == path[path.count - 2] }
    } else if !call.isOnValue {
      let near = found.filter { scope.starts(with: $0.scope) }
      if !near.isEmpty { found = near }
    }
    let aliases = found.map { index.aliases(of: $0).first }
    guard Set(aliases.map { $0?.place }).count == 1, let alias = aliases[0] else { return nil }
    let isOwn = index.owners(of: alias).contains { owner in
      owner.kind.isFunction || found.contains { $0.scope.starts(with: owner.path) }
    }
    return (alias, isOwn)
  }

  /// The first inherited class or protocol that has an alias of its own.
  private func superclass(of type: Fact) -> (component: Component, place: Place)? {
    type.parts.lazy.compactMap { reference in
      index.type(reference, from: type.scope).flatMap(component).map { ($0, reference.place) }
    }.first
  }
}
