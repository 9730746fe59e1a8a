// What a component passes its dependencies to.
extension Judgement {
  /// What a call passes the dependencies to.
  private enum Target {
    case needs(Component.Need)
    /// The component itself, its splice or its superclass: there is nothing to forward.
    case settled
    case unknown
  }

  mutating func findNeeds(at position: Int) {
    var component = components[position]
    var seen: Set<[String]> = []
    component.escapes = isUsedByProtocol(component.declared)
    if let (base, place) = superclass(of: component.declared), !base.isAmbiguous {
      component.needs.append(
        Component.Need(
          alias: base.alias, kind: .superclass, name: base.name, place: place, isExternal: false))
    }
    for body in component.bodies {
      if body.escapes || handsOnItsTypes(body, of: component) { component.escapes = true }
      for call in body.calls {
        switch call.value {
        case .made, .other: continue
        case .own(isBare: true) where body.rebinds:
          component.escapes = true
          continue
        case .own, .external: break
        }
        // A repeated call adds no need.
        let key = [call.label.name, "\(call.value == .external)"] + call.callee.path
        guard seen.insert(key).inserted else { continue }
        switch target(of: call, in: component) {
        case .needs(let need): component.needs.append(need)
        case .settled: continue
        case .unknown:
          component.escapes = true
          guard component.isCertain, call.callee.name != "init" else { continue }
          notes.append(
            Finding(
              call.callee.place,
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
    components[position] = component
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

  /// Whether it conforms to a protocol that requires `dependencies` and has no alias of its own.
  /// The extensions of the protocol may use any of them.
  private func isUsedByProtocol(_ type: Fact) -> Bool {
    type.parts.contains { reference in
      guard let base = index.type(reference, from: type.scope) else { return false }
      return base.kind == .protocol && base.members.contains("dependencies")
        && component(of: base) == nil
    }
  }

  private func target(of call: CallFact, in component: Component) -> Target {
    let (path, name) = (call.callee.path, call.callee.name)
    guard path[0] != "." else { return .unknown }
    if path == ["super", "init"] {
      return superclass(of: component.declared) == nil ? .unknown : .settled
    }
    if path == ["self", "init"] || name == "Self" || name == component.name { return .settled }
    func need(_ alias: Fact, _ kind: Component.Need.Kind) -> Target {
      .needs(
        Component.Need(
          alias: alias, kind: kind, name: name, place: call.callee.place,
          isExternal: call.value == .external))
    }
    let scope = component.declared.inside
    guard name.first?.isUppercase == true else {
      return helper(of: call, from: scope).map { need($0, .helper) } ?? .unknown
    }
    guard let type = index.type(call.callee, from: scope) else { return .unknown }
    if let stem = index.spliced(name) {
      guard stem != component.name else { return .settled }
      let external = self.component(at: type.scope + [stem], as: type.place)?.external
      return external.map { need($0, .child) } ?? .unknown
    }
    guard let child = self.component(of: type), !child.isAmbiguous else { return .unknown }
    return need(child.alias, .child)
  }

  /// The alias of the called function; nil if several match and their aliases differ.
  private func helper(of call: CallFact, from scope: [String]) -> Fact? {
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
    return Set(aliases.map { $0?.place }).count == 1 ? aliases[0] : nil
  }

  /// The first inherited class or protocol that has an alias of its own.
  private func superclass(of type: Fact) -> (component: Component, place: Place)? {
    type.parts.lazy.compactMap { reference in
      index.type(reference, from: type.scope).flatMap(component).map { ($0, reference.place) }
    }.first
  }
}
