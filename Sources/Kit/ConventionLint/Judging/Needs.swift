// What takers pass their dependencies to.
extension Takers {
  mutating func addNeeds(of symbol: Symbol) {
    let body = symbol.body
    let function = byFunction[symbol.place]
    let around = enclosing(symbol.inside, of: symbol)
    if let place = body.escape {
      for position in around + [function].compactMap(\.self) { escape(position, at: place) }
    }
    for handOn in body.handOns {
      switch handOn.value {
      case .own(let name, let onSelf):
        let isParameter = !onSelf && function.map { all[$0].variables[name] != nil } == true
        let sources = isParameter ? [function].compactMap(\.self) : around
        for position in sources where !isRepeated(handOn, from: position, in: symbol) {
          let source = all[position].variables[name] ?? all[position].given
          add(handOn, to: position, giving: source, in: symbol)
        }
      case .others(let name, let receiver):
        let holders = holders(of: name, receiver, in: symbol, around)
        for position in holders {
          // Of several, those are meant that have all that is asked for.
          if holders.count > 1, let target = target(of: handOn, in: symbol),
            let asked = target.composition, !has(position, asked)
          {
            continue
          }
          // The dependencies of `Model<Dependencies>` are those of the type around it, too.
          let source = around.contains(position) ? all[position].given : nil
          add(handOn, to: position, giving: source, in: symbol)
        }
      case .made: continue
      }
    }
    for (name, receiver, member) in body.reads {
      for position in holders(of: name, receiver, in: symbol, around) {
        all[position].members.insert(member)
      }
    }
  }

  private mutating func escape(_ position: Int, at place: Place) {
    doubt(position, place, "hands its dependencies on")
  }

  private mutating func doubt(_ position: Int, _ place: Place, _ what: String) {
    guard all[position].escape == nil else { return }
    let file = place.file == all[position].symbol.place.file ? "" : " of \(place.fileName)"
    all[position].escape = (place, "line \(place.line)\(file) \(what)")
  }

  /// Whose dependencies `receiver.dependencies` are: those of the property's type, or else of each
  /// type that the code names and whose dependencies it can read, or of any such type.
  private func holders(
    of name: String, _ receiver: [String], in symbol: Symbol, _ around: [Int]
  ) -> [Int] {
    var holders: [Int] = []
    if receiver[0].first?.isUppercase == true {
      let type = index.type(Reference(path: receiver, place: symbol.place), from: symbol.inside)
      return type.flatMap(position).map { [$0] } ?? []
    }
    for position in around {
      let type = all[position].symbol
      guard receiver.count == 1,
        let variable = type.variables.first(where: { $0.name == receiver[0] }),
        let reference = variable.type.first, variable.type.count == 1,
        let holder = index.type(reference, from: type.path).flatMap(position(of:))
      else { continue }
      holders += variable.arguments.isDisjoint(with: type.generics) ? [holder] : [holder, position]
    }
    if !holders.isEmpty { return holders }
    let open = all.indices.filter { position in
      index.areTogether(all[position].symbol.place, symbol.place)
        && all[position].variables[name] != nil
        && all[position].symbol.variables.contains {
          $0.name == name && $0.isProperty && !$0.isPrivate
        }
    }
    let named = open.filter { symbol.body.names.contains(all[$0].symbol.name) }
    return named.isEmpty ? open : named
  }

  private func has(_ position: Int, _ asked: Composition) -> Bool {
    let compositions = Compositions(index)
    return compositions.leaves(of: asked).isSubset(of: compositions.leaves(of: all[position].given))
  }

  /// Whether a value is passed to the same once more, which adds nothing.
  private mutating func isRepeated(_ handOn: HandOn, from position: Int, in symbol: Symbol) -> Bool
  {
    let key = Passing(
      position: position, target: handOn.target, label: handOn.label, value: handOn.value,
      scope: symbol.inside, isCertain: !symbol.body.rebinds)
    return !passed.insert(key).inserted
  }

  struct Passing: Hashable {
    let position: Int
    let target: HandOn.Target
    let label: String?
    let value: HandOn.Value
    let scope: [String]
    let isCertain: Bool
  }

  private mutating func add(
    _ handOn: HandOn, to position: Int, giving source: Composition?, in symbol: Symbol
  ) {
    guard let target = target(of: handOn, in: symbol) else {
      if case .call(let path, _) = handOn.target, path[0] != "." {
        let name = path[path.count - 1]
        doubt(position, handOn.place, "gives them to '\(name)', whose needs are unknown")
      } else {
        escape(position, at: handOn.place)
      }
      return
    }
    guard let composition = target.composition else { return }
    all[position].needs.append(
      Need(
        composition: composition, kind: target.kind, name: target.name,
        place: target.place ?? handOn.place, source: source ?? Composition(), isOwn: target.isOwn,
        isCertain: source != nil && !symbol.body.rebinds))
  }

  /// What gets dependencies, and what it asks for.
  private struct Target {
    /// Nil if it is the taker itself.
    let composition: Composition?
    let kind: Need.Kind
    let name: String
    var isOwn = true
    /// Where it is named, if that isn't the place of the call.
    var place: Place?

    init(_ composition: Composition?, _ kind: Need.Kind, _ name: String) {
      (self.composition, self.kind, self.name) = (composition, kind, name)
    }
  }

  private func target(of handOn: HandOn, in symbol: Symbol) -> Target? {
    let scope = symbol.inside
    switch handOn.target {
    case .property(let name):
      for position in enclosing(scope, of: symbol) {
        if let stored = all[position].variables[name] { return Target(stored, .other, name) }
      }
      return nil
    case .implicit(let path, let label):
      let outer = Reference(path: path, place: handOn.place)
      guard let type = index.type(outer, from: scope),
        let made = made(for: label, of: type), let asked = asked(by: made, label: handOn.label)
      else { return nil }
      return Target(asked, .child, made.name)
    case .call(let path, let onValue):
      let name = path[path.count - 1]
      if path[0] == "." { return nil }
      if path == ["super", "init"] {
        return superclass(around: symbol).flatMap { superclass, place in
          asked(by: superclass, label: handOn.label).map { composition in
            var target = Target(composition, .superclass, superclass.name)
            target.place = place
            return target
          }
        }
      }
      if path == ["self", "init"] || name == "Self" { return Target(nil, .child, name) }
      if name.first?.isUppercase == true {
        let reference = Reference(path: path, place: handOn.place)
        guard let type = index.type(reference, from: scope),
          let asked = asked(by: type, label: handOn.label)
        else { return nil }
        return Target(asked, .child, type.name)
      }
      return helper(path, onValue: onValue, label: handOn.label, handOn.place, from: scope)
    }
  }

  /// The superclass of the type around a function, and where the type names it.
  private func superclass(around symbol: Symbol) -> (Symbol, Place)? {
    index.types(at: symbol.scope, with: symbol.place).first?.parts.lazy.compactMap { part in
      index.type(part, from: symbol.scope).map { ($0, part.place) }
    }.first { $0.0.kind == .class }
  }

  /// The type of the parameter with a label of a type's initializers, or of its property.
  private func made(for label: String, of type: Symbol) -> Symbol? {
    let parameters = index.initializers(of: type).flatMap(\.variables).filter { $0.label == label }
    let all = parameters.isEmpty ? type.variables.filter { $0.name == label } : parameters
    guard all.count == 1, all[0].type.count == 1 else { return nil }
    return index.type(all[0].type[0], from: type.path)
  }

  /// What the initializers of a type, or its memberwise one, ask for under a label.
  private func asked(by type: Symbol, label: String?) -> Composition? {
    let parameters = index.initializers(of: type).flatMap { initializer in
      initializer.variables.filter { $0.label == label ?? "_" }.map { ($0, initializer) }
    }
    let properties = type.variables.filter { $0.name == label }.map { ($0, type) }
    return agreed(parameters.isEmpty ? properties : parameters)
  }

  /// The called function, if all that may be meant ask for the same.
  private func helper(
    _ path: [String], onValue: Bool, label: String?, _ place: Place, from scope: [String]
  ) -> Target? {
    var found = index.functions(named: path[path.count - 1]).filter { function in
      function.variables.contains { $0.label == label ?? "_" }
        && (index.areTogether(function.place, place) || function.isPublic)
    }
    if path.count > 1 {
      found = found.filter { $0.scope.last == path[path.count - 2] }
    } else if !onValue {
      let near = found.filter { scope.starts(with: $0.scope) }
      if !near.isEmpty { found = near }
    }
    let variables = found.flatMap { function in
      function.variables.filter { $0.label == label ?? "_" }.map { ($0, function) }
    }
    return agreed(variables).map { composition in
      var target = Target(composition, .helper, path[path.count - 1])
      let owners = composition.onlyAlias.map(index.owners) ?? []
      target.isOwn = owners.contains { owner in
        owner.kind.isFunction || found.contains { $0.scope.starts(with: owner.path) }
      }
      return target
    }
  }

  private func agreed(_ variables: [(variable: Variable, taker: Symbol)]) -> Composition? {
    let found = variables.map { index.composition(of: $0.variable, in: $0.taker) }
    guard let first = found.first ?? nil,
      found.allSatisfy({ $0.map(first.isSame) == true })
    else { return nil }
    return first
  }
}
