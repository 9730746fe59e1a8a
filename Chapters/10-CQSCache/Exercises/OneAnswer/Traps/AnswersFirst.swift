// Fails failedSave: there is one answer, and it is given before it is known.
// Also fails oneAfterAnother.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  var done = false
  func answer(_ result: Result<[Item], any Error>) {
    if !done { completion(result) }
    done = true
  }
  answer(result)
  guard case .success(let items) = result else { return }
  do {
    try cache.save(items)
  } catch {
    answer(.failure(error))
  }
}
