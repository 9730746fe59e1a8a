// Fails oneAfterAnother: whoever waits for it waits for ever.
// Also fails underWay, inACompletion.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  guard let items = try? result.get() else { return }
  do {
    try cache.save(items)
    completion(.success(items))
  } catch {
    completion(.failure(error))
  }
}
