// Fails triesAgain: it throws the first error.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
func items() async throws -> [String] {
  var first: (any Error)?
  for pause in pauses {
    do {
      return try await base.items()
    } catch {
      if Task.isCancelled { throw error }
      first = first ?? error
      try await sleep(pause)
      try Task.checkCancellation()
    }
  }
  do {
    return try await base.items()
  } catch {
    if Task.isCancelled { throw error }
    throw first ?? error
  }
}
