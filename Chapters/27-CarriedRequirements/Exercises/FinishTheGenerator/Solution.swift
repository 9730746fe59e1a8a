// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Works out what the requirements must carry from scope to scope.
struct Generator {
  let app: App

  // TASK 1: What the requirements of each scope must carry. This goes one scope outwards.
  func carried() -> [String: Set<String>] {
    var carried: [String: Set<String>] = [:]
    for scope in app.scopes {
      for need in scope.needs {
        for lacking in scopesThatLack(need, around: scope) where lacking.outer != nil {
          carried[lacking.name, default: []].insert(need)
        }
      }
    }
    return carried
  }

  /// The scopes around one that needs a value, outwards, before one that has it or lists it.
  private func scopesThatLack(_ need: String, around scope: Scope) -> [Scope] {
    var lacking: [Scope] = []
    var next = app.scope(around: scope)
    while let outer = next, !outer.has.contains(need), !outer.needs.contains(need) {
      lacking.append(outer)
      next = app.scope(around: outer)
    }
    return lacking
  }
  // STUB
  // func carried() -> [String: Set<String>] {
  //   var carried: [String: Set<String>] = [:]
  //   for scope in app.scopes {
  //     guard let outer = app.scope(around: scope), outer.outer != nil else { continue }
  //     let lacking = scope.needs.subtracting(outer.has).subtracting(outer.needs)
  //     carried[outer.name, default: []].formUnion(lacking)
  //   }
  //   return carried
  // }
  // END

  // TASK 2: A line for each need that no scope has.
  func complaints() -> [String] {
    app.scopes.flatMap { scope in
      scope.needs.compactMap { need in
        let lacking = scopesThatLack(need, around: scope)
        guard let last = lacking.last, last.outer == nil else { return nil }
        let names = ([scope] + lacking).map(\.name)
        return "\(need): \(names.joined(separator: " -> "))"
      }
    }
  }
  // STUB
  // func complaints() -> [String] { [] }
  // END
}
