// Fails stopsInAPause: it asks again when `sleep` returns to a cancelled task.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      return try await base.items()
    } catch {
      if Task.isCancelled { throw error }
      try await sleep(pause)
    }
  }
  return try await base.items()
}
