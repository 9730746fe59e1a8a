// Fails wholeChain: it says who has it not, and not who asks.
// Also fails onlyMissing, sortedLines.
// TASK 2: One line for each need that nobody has, "need: Three -> Two -> One -> Root", sorted.
func complaints() -> [String] {
  let carried = carried()
  let outermost = app.scopes.filter { $0.list == nil }
  return outermost.flatMap { scope in
    lacking(in: scope, carried).map { need in
      "\(need): \(scope.name)"
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
