// Refused: whoever has the client cannot save, and cannot reach the cache behind it (STG-186)

struct Item {}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}

func use(_ client: any ItemsClient, _ cache: any ItemsCache) throws {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'any ItemsClient' has no member 'save'}}
    try client.save([])
    // expected-error@+1 {{value of type 'any ItemsClient' has no member 'cache'}}
    try client.cache.save([])
  #else
    try cache.save([])
  #endif
  client.fetchItems { _ in }
}
