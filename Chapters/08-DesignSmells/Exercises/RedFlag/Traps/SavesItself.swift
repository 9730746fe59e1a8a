// Fails eachAsksForOneThing: the client is a cache, too, so it can be asked to save as before.
// TASK 2: Write a client that saves what another one fetched.
struct CachableItemsClient: ItemsClient, ItemsCache {
  let base: any ItemsClient
  let cache: any ItemsCache

  func fetchItems(completion: @escaping ItemsCompletion) {
    base.fetchItems { result in
      completion(
        Result {
          let items = try result.get()
          try save(items)
          return items
        })
    }
  }

  func save(_ items: [Item]) throws { try cache.save(items) }
}
