// Fails oneAfterAnother: the save is tried, and then done.
// Also fails underWay.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  guard case .success(let items) = result else { return completion(result) }
  guard (try? cache.save(items)) != nil else {
    return completion(Result { try cache.save(items) }.map { items })
  }
  completion(result)
}
