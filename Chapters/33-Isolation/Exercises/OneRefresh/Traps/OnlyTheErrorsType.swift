// Fails triesAgain: it knows a cancellation by the error alone.
// Also fails stopsAtBase.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  for pause in pauses {
    do {
      return try await base.items()
    } catch {
      if error is CancellationError { throw error }
      try await sleep(pause)
      try Task.checkCancellation()
    }
  }
  return try await base.items()
}
