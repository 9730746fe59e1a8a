// Fails underWay: it does not wait for an answer that comes later.
// Also fails oneAfterAnother, inACompletion.
// TASK 1: Answer every fetch once: with the items, the error of the save, or that of the base.
var answer: Result<[Item], any Error> = .success([])
base.fetchItems { [cache] result in
  answer = result.flatMap { items in
    Result {
      try cache.save(items)
      return items
    }
  }
}
completion(answer)
