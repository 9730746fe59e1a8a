// Fails stops: a scope inside itself is walked into again and again.
// Also fails anyApp, anyComplaint, whoAskedNobody.
// TASK 1: What each list must carry. This makes one hop.
func carried() -> [String: Set<String>] {
  var carried: [String: Set<String>] = [:]
  for list in app.lists {
    for need in list.needs { walk(need, list.name, 0, &carried) }
  }
  return carried
}

private func walk(
  _ need: String, _ list: String, _ depth: Int, _ carried: inout [String: Set<String>]
) {
  precondition(depth < 10_000, "This never ends.")
  for scope in app.scopes where scope.meets.contains(list) && !scope.has.contains(need) {
    guard let outer = scope.list, !app.needs(of: outer).contains(need) else { continue }
    carried[outer, default: []].insert(need)
    walk(need, outer, depth + 1, &carried)
  }
}

/// What the lists that a scope meets ask for or carry, and it has not by itself.
private func lacking(in scope: Scope, _ carried: [String: Set<String>]) -> Set<String> {
  let asked = scope.meets.reduce(into: Set<String>()) { asked, list in
    asked.formUnion(app.needs(of: list).union(carried[list, default: []]))
  }
  return asked.subtracting(scope.has)
}
