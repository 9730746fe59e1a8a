// Fails sortedLines: sorted by need and scopes, "a2" comes after "a", but "a2: One" before "a: One".
// TASK 2: One line for each need that an outermost scope lacks, sorted.
func complaints() -> [String] {
  let carried = carried()
  let outermost = app.scopes.filter { $0.list == nil }
  let lines = outermost.flatMap { scope in
    lacking(in: scope, carried).map { need in
      var asked: Set<String> = []
      let names = chain(of: need, to: scope, asked: &asked) ?? []
      return (need, names.joined(separator: " -> "))
    }
  }
  return lines.sorted { $0 < $1 }.map { "\($0): \($1)" }
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
