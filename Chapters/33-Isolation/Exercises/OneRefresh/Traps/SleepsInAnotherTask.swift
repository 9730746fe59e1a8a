// Fails stopsInAPause: it sleeps in a task of its own, which isn't cancelled.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      return try await base.items()
    } catch {
      if Task.isCancelled { throw error }
      try await Task { try await sleep(pause) }.value
      try Task.checkCancellation()
    }
  }
  return try await base.items()
}
