// Refused: the document's shared class, whose instance is not concurrency-safe (STG-52)
// alone: it is the document's code, as printed

struct Item {}

#if !REPAIRED
  // expected-note@+1 {{class 'ServerAPIClient' does not conform to the 'Sendable' protocol}}
  class ServerAPIClient {
    // expected-error@+3 {{static property 'shared' is not concurrency-safe because non-'Sendable' type 'ServerAPIClient' may have shared mutable state}}
    // expected-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static let shared = ServerAPIClient()
    func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {}
  }
#else
  final class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()
    func fetchItems(completion: @escaping (Result<Item, any Error>) -> Void) {}
  }
#endif

class ItemListViewModel {
  var client = ServerAPIClient.shared

  func getList() {
    ServerAPIClient.shared.fetchItems { _ in }
  }
}
