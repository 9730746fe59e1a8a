// Fails triesAgain: an answer without items is taken for a failure.
// Also fails stopsAtBase.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      let items = try await base.items()
      if !items.isEmpty { return items }
    } catch {
      if Task.isCancelled { throw error }
    }
    try await sleep(pause)
    try Task.checkCancellation()
  }
  return try await base.items()
}
