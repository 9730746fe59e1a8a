// Finish the generator. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// Works out what lists must carry from scope to scope.
struct Generator {
  let app: App

  // TASK 1: What each list must carry. This makes one hop; go on until nothing is added.
  func carried() -> [String: Set<String>] {
    var carried: [String: Set<String>] = [:]
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for scope in app.scopes {
        guard let list = scope.list else { continue }
        let passed = lacking(in: scope, carried).subtracting(app.needs(of: list))
        if !passed.isSubset(of: carried[list, default: []]) {
          carried[list, default: []].formUnion(passed)
          hasGrown = true
        }
      }
    }
    return carried
  }

  /// What the lists that a scope meets ask for or carry, and it has not by itself.
  private func lacking(in scope: Scope, _ carried: [String: Set<String>]) -> Set<String> {
    let asked = scope.meets.reduce(into: Set<String>()) { asked, list in
      asked.formUnion(app.needs(of: list).union(carried[list, default: []]))
    }
    return asked.subtracting(scope.has)
  }
  // STUB
  // func carried() -> [String: Set<String>] {
  //   var carried: [String: Set<String>] = [:]
  //   for scope in app.scopes {
  //     guard let list = scope.list else { continue }
  //     let asked = Set(scope.meets.flatMap(app.needs))
  //     carried[list] = asked.subtracting(scope.has).subtracting(app.needs(of: list))
  //   }
  //   return carried
  // }
  // END

  // TASK 2: One line for each need that nobody has, "need: Three -> Two -> One -> Root", sorted.
  func complaints() -> [String] {
    let carried = carried()
    let outermost = app.scopes.filter { $0.list == nil }
    return outermost.flatMap { scope in
      lacking(in: scope, carried).map { need in
        "\(need): \(chain(of: need, to: scope, carried).joined(separator: " -> "))"
      }
    }.sorted()
  }

  /// The scopes that ask, from the one whose list has the need to a scope that is asked.
  private func chain(
    of need: String, to scope: Scope, _ carried: [String: Set<String>]
  ) -> [String] {
    for inner in app.scopes {
      guard let list = inner.list, scope.meets.contains(list) else { continue }
      if app.needs(of: list).contains(need) { return [inner.name, scope.name] }
      if carried[list, default: []].contains(need) {
        return chain(of: need, to: inner, carried) + [scope.name]
      }
    }
    return [scope.name]
  }
  // STUB
  // func complaints() -> [String] { [] }
  // END
}
