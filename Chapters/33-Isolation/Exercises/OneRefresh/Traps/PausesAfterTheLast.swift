// Fails triesAgain: it pauses after the last failure and asks no more.
// Also fails stopsAtBase, stopsInAPause.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  var last: any Error = CancellationError()
  for pause in [.zero] + pauses {
    do {
      return try await base.items()
    } catch {
      if Task.isCancelled { throw error }
      last = error
      try await sleep(pause)
      try Task.checkCancellation()
    }
  }
  throw last
}
