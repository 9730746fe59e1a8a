// Fails underWay: whoever fetched and let the client go waits for ever.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
base.fetchItems { [weak self] result in
  guard let self else { return }
  completion(
    result.flatMap { items in
      Result {
        try self.cache.save(items)
        return items
      }
    })
}
