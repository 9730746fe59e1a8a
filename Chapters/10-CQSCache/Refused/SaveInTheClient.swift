// Refused: `save` as one more requirement of the client, by every conformer there is (STG-164)
// modes: 5 6
// alone: it grows a protocol, which the chapter's own cannot

struct Item {}

#if !REPAIRED
  protocol ItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void)
    // expected-note@+1 2 {{protocol requires function 'save' with type '([Item]) throws -> ()'}}
    func save(_ items: [Item]) throws
  }
#else
  protocol ItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void)
  }

  protocol ItemsCache {
    func save(_ items: [Item]) throws
  }
#endif

#if !REPAIRED
  // expected-error@+3 {{type 'RemoteItemsClient' does not conform to protocol 'ItemsClient'}}
  // expected-note@+2 {{add stubs for conformance}}
#endif
class RemoteItemsClient: ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void) {}
}

#if !REPAIRED
  // expected-error@+3 {{type 'BundledItemsClient' does not conform to protocol 'ItemsClient'}}
  // expected-note@+2 {{add stubs for conformance}}
#endif
class BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void) {}
}
