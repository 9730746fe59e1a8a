// Fails oneAfterAnother: another save fails, and its answer is the error of the one before.
// Also fails underWay.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
enum Last { nonisolated(unsafe) static var error: (any Error)? }
base.fetchItems { [cache] result in
  guard case .success(let items) = result else { return completion(result) }
  do {
    try cache.save(items)
    Last.error = nil
    completion(result)
  } catch {
    Last.error = Last.error ?? error
    completion(.failure(Last.error ?? error))
  }
}
