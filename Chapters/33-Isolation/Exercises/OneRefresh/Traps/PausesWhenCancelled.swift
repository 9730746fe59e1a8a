// Fails stopsAtBase: a pause begins in a cancelled task.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      return try await base.items()
    } catch {
      try await sleep(pause)
      try Task.checkCancellation()
    }
  }
  return try await base.items()
}
