// Fails oneAfterAnother: the answer of a failed save ends now; that of a failed fetch does not.
// Also fails underWay, inACompletion.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  switch result {
  case .success(let items):
    do {
      try cache.save(items)
    } catch {
      return completion(.failure(error))
    }
  case .failure(let error):
    completion(.failure(error))
  }
  completion(result)
}
