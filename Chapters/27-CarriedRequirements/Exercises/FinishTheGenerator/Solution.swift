// Finish the generator. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// Works out what lists must carry from scope to scope.
struct Generator {
  let app: App

  // TASK 1: What each list must carry. This makes one hop.
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

  // TASK 2: One line for each need that an outermost scope lacks, sorted.
  func complaints() -> [String] {
    let carried = carried()
    let outermost = app.scopes.filter { $0.list == nil }
    return outermost.flatMap { scope in
      lacking(in: scope, carried).map { need in
        var asked: Set<String> = []
        let names = chain(of: need, to: scope, asked: &asked) ?? []
        return "\(need): \(names.joined(separator: " -> "))"
      }
    }.sorted()
  }

  /// The scopes that ask, from one whose list has the need to this one; nil if none asks it.
  private func chain(
    of need: String, to scope: Scope, asked: inout Set<String>
  ) -> [String]? {
    if let list = scope.list, app.needs(of: list).contains(need) { return [scope.name] }
    guard !scope.has.contains(need), asked.insert(scope.name).inserted else { return nil }
    for inner in app.scopes {
      guard let list = inner.list, scope.meets.contains(list) else { continue }
      if let names = chain(of: need, to: inner, asked: &asked) { return names + [scope.name] }
    }
    return nil
  }
  // STUB
  // func complaints() -> [String] { [] }
  // END
}
