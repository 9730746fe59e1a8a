// Refused: a list that saves through its client, once saving is a protocol of its own (STG-149)

struct Item {}

protocol ItemsClient {
  func fetchItems() -> [Item]
}

protocol ItemsCache {
  func save(_ items: [Item])
}

#if !REPAIRED
  struct ItemListViewModel {
    let client: any ItemsClient

    // expected-error@+1 {{value of type 'any ItemsClient' has no member 'save'}}
    func clear() { client.save([]) }
  }
#else
  struct ItemListViewModel {
    let client: any ItemsClient
    let cache: any ItemsCache

    func clear() { cache.save([]) }
  }
#endif
