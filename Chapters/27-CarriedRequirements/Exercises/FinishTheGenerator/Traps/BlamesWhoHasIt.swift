// Fails whoAskedNobody: it goes to the first scope with a list that carries the need.
// Also fails anyComplaint.
// TASK 2: One line for each need that an outermost scope lacks, sorted.
func complaints() -> [String] {
  let carried = carried()
  let outermost = app.scopes.filter { $0.list == nil }
  return outermost.flatMap { scope in
    lacking(in: scope, carried).map { need in
      "\(need): \(chain(of: need, to: scope, carried).joined(separator: " -> "))"
    }
  }.sorted()
}

private func chain(
  of need: String, to scope: Scope, _ carried: [String: Set<String>]
) -> [String] {
  for inner in app.scopes {
    guard let list = inner.list, scope.meets.contains(list), inner.name != scope.name else {
      continue
    }
    if app.needs(of: list).contains(need) { return [inner.name, scope.name] }
    if carried[list, default: []].contains(need) {
      return chain(of: need, to: inner, carried) + [scope.name]
    }
  }
  return [scope.name]
}
