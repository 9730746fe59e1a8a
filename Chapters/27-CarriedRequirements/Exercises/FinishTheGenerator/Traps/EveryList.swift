// Fails siblings: every list carries every need that some list has.
// Also fails stops.
// TASK 1: What each list must carry. This makes one hop; go on until nothing is added.
func carried() -> [String: Set<String>] {
  let all = Set(app.lists.flatMap(\.needs))
  return app.lists.reduce(into: [:]) { carried, list in
    carried[list.name] = all.subtracting(list.needs)
  }
}

/// What the lists that a scope meets ask for or carry, and it has not by itself.
private func lacking(in scope: Scope, _ carried: [String: Set<String>]) -> Set<String> {
  let asked = scope.meets.reduce(into: Set<String>()) { asked, list in
    asked.formUnion(app.needs(of: list).union(carried[list, default: []]))
  }
  return asked.subtracting(scope.has)
}
