// Fails chains: the names of the proof of concept.
// Also fails siblings, stops, twoParents, anyOrder, inItself, wholeChain, onlyMissing,
// sortedLines.
// TASK 1: What each list must carry. This makes one hop; go on until nothing is added.
func carried() -> [String: Set<String>] {
  ["ScopeOneRequirements": ["implicit"], "ScopeTwoRequirements": ["implicit"]]
}

/// What the lists that a scope meets ask for or carry, and it has not by itself.
private func lacking(in scope: Scope, _ carried: [String: Set<String>]) -> Set<String> {
  let asked = scope.meets.reduce(into: Set<String>()) { asked, list in
    asked.formUnion(app.needs(of: list).union(carried[list, default: []]))
  }
  return asked.subtracting(scope.has)
}
