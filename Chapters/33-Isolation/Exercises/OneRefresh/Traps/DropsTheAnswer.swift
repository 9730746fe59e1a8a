// Fails stopsAtBase: a cancelled task gets no answer.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      let items = try await base.items()
      try Task.checkCancellation()
      return items
    } catch {
      if Task.isCancelled { throw error }
      try await sleep(pause)
      try Task.checkCancellation()
    }
  }
  return try await base.items()
}
