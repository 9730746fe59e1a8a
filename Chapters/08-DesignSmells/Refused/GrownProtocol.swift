// Refused: `save` added to the protocol of the clients; each of them stops compiling (STG-145, STG-151)
// modes: 5 6
// alone: it grows a protocol, which the chapter's own cannot

struct Item {}

typealias ItemsCompletion = (Result<[Item], Error>) -> Void

protocol ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion)
  #if !REPAIRED
    // expected-note@+1 2 {{protocol requires function 'save' with type '([Item]) throws -> ()'}}
    func save(_ items: [Item]) throws
  #endif
}

#if REPAIRED
  protocol ItemsCache {
    func save(_ items: [Item]) throws
  }
#endif

// expected-error@+2 {{type 'RemoteItemsClient' does not conform to protocol 'ItemsClient'}}
// expected-note@+1 {{add stubs for conformance}}
struct RemoteItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {}
}

// expected-error@+2 {{type 'BundledItemsClient' does not conform to protocol 'ItemsClient'}}
// expected-note@+1 {{add stubs for conformance}}
struct BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {}
}
