// Fails oneAfterAnother: what was kept is replaced by an empty list.
// Also fails underWay, inACompletion.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  let items = (try? result.get()) ?? []
  do {
    try cache.save(items)
    completion(result)
  } catch {
    completion(.failure(error))
  }
}
