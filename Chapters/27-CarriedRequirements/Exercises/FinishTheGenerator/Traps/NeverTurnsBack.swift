// Fails whoAskedNobody: it walks into a scope from where only the way back leads on, and gives up.
// TASK 2: One line for each need that an outermost scope lacks, sorted.
func complaints() -> [String] {
  let carried = carried()
  let outermost = app.scopes.filter { $0.list == nil }
  return outermost.flatMap { scope in
    lacking(in: scope, carried).compactMap { need in
      let names = chain(of: need, to: scope, carried)
      return names.map { "\(need): \($0.joined(separator: " -> "))" }
    }
  }.sorted()
}

private func chain(
  of need: String, to scope: Scope, _ carried: [String: Set<String>]
) -> [String]? {
  var (names, outer) = ([scope.name], scope)
  while true {
    let inside = app.scopes.filter { outer.meets.contains($0.list ?? "") }
    if let inner = inside.first(where: { app.needs(of: $0.list ?? "").contains(need) }) {
      return [inner.name] + names
    }
    let next = inside.first {
      lacking(in: $0, carried).contains(need) && !names.contains($0.name)
    }
    guard let next else { return nil }
    (names, outer) = ([next.name] + names, next)
  }
}
