// Fails triesAgain: a second call goes on with the pauses where the first one ended.
// Also fails stopsAtBase, stopsInAPause.
// TASK 2: Ask, pause and ask again, until the pauses are used up or the task is cancelled.
private let next = Next()

func items() async throws -> [String] {
  while next.index < pauses.count {
    do {
      return try await base.items()
    } catch {
      if Task.isCancelled { throw error }
      next.index += 1
      try await sleep(pauses[next.index - 1])
      try Task.checkCancellation()
    }
  }
  return try await base.items()
}

private final class Next: @unchecked Sendable {
  var index = 0
}
