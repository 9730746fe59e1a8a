// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Works out what the requirements must carry from scope to scope.
struct Generator {
  let app: App

  // TASK 1: What the requirements of each scope must carry. This goes one scope outwards.
  func carried() -> [String: Set<String>] {
    var carried: [String: Set<String>] = [:]
    for scope in app.scopes {
      guard let outer = app.scope(around: scope), outer.outer != nil else { continue }
      let lacking = scope.needs.subtracting(outer.has).subtracting(outer.needs)
      carried[outer.name, default: []].formUnion(lacking)
    }
    return carried
  }
  // END

  // TASK 2: A line for each need that no scope has.
  func complaints() -> [String] { [] }
  // END
}
