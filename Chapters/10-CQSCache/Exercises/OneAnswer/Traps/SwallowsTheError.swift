// Fails oneAfterAnother: nobody learns that nothing was saved.
// Also fails underWay.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [cache] result in
  if case .success(let items) = result { try? cache.save(items) }
  completion(result)
}
