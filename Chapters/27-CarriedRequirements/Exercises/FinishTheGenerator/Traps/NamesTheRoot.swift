// Fails wholeChain: it says who has it not, and not who asks.
// Also fails anyComplaint, sortedLines, whoAskedNobody.
// TASK 2: One line for each need that an outermost scope lacks, sorted.
func complaints() -> [String] {
  let carried = carried()
  return app.scopes.filter { $0.list == nil }.flatMap { scope in
    lacking(in: scope, carried).map { "\($0): \(scope.name)" }
  }.sorted()
}
