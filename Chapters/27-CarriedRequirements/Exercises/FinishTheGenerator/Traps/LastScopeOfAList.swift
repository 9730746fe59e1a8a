// Fails anyApp: what the last scope with a list is handed takes the place of the others'.
// Also fails anyComplaint, whoAskedNobody.
// TASK 1: What each list must carry. This makes one hop.
func carried() -> [String: Set<String>] {
  var carried: [String: Set<String>] = [:]
  for _ in app.scopes {
    for scope in app.scopes {
      guard let list = scope.list else { continue }
      carried[list] = lacking(in: scope, carried).subtracting(app.needs(of: list))
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
