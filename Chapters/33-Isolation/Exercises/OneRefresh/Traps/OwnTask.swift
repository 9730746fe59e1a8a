// Fails stopsAtBase: it works in a task of its own, which isn't cancelled.
// Also fails stopsInAPause.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  try await Task {
    for pause in pauses {
      do {
        return try await base.items()
      } catch {
        if Task.isCancelled { throw error }
        try await sleep(pause)
        try Task.checkCancellation()
      }
    }
    return try await base.items()
  }.value
}
