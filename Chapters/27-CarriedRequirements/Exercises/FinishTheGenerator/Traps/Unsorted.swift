// Fails sortedLines: the needs are sorted, and the lines of two outermost scopes are not.
// Also fails anyComplaint.
// TASK 2: One line for each need that an outermost scope lacks, sorted.
func complaints() -> [String] {
  let carried = carried()
  let outermost = app.scopes.filter { $0.list == nil }
  return outermost.flatMap { scope in
    lacking(in: scope, carried).sorted().map { need in
      var asked: Set<String> = []
      let names = chain(of: need, to: scope, asked: &asked) ?? []
      return "\(need): \(names.joined(separator: " -> "))"
    }
  }
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
