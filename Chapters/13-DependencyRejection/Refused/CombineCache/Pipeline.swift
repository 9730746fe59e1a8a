// Refused: a cache that saves again without `try`, with a replacement for Combine (STG-188, STG-193, STG-E19)
// modes: 5 6

import Combine

struct URL {}
struct Data {}
struct Item {}

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}

extension HTTPClient {
  func getPublisher(from url: URL) -> AnyPublisher<Data, any Error> {
    Deferred { Future { self.get(from: url, completion: $0) } }.eraseToAnyPublisher()
  }
}

extension Publisher where Output == [Item] {
  func cache(to cache: any ItemsCache) -> AnyPublisher<Output, Failure> {
    handleEvents(receiveOutput: { items in
      do { try cache.save(items) } catch {}
      #if !REPAIRED
        // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
        cache.save(items)
      #endif
    }).eraseToAnyPublisher()
  }
}

func cachableItemsClient(
  _ httpClient: any HTTPClient, _ itemsCache: any ItemsCache
) -> AnyPublisher<[Item], any Error> {
  httpClient
    .getPublisher(from: URL())  // impure
    .tryMap { _ in return [] }  // pure
    .cache(to: itemsCache)  // impure
}
