// Refused: a misspelt `save`, as long as no default implementation takes its place (STG-146)
// alone: the chapter's own protocol has the default that hides the slip

struct Item {}

protocol ItemsClient {
  // expected-note@+1 {{requirement 'save' declared here}}
  func save(_ items: [Item]) throws
}

#if !REPAIRED
  struct FileItemsClient: ItemsClient {
    // expected-error@+1 {{instance method 'save(items:)' has different argument labels from those required by protocol 'ItemsClient' ('save')}}
    func save(items: [Item]) throws {}
  }
#else
  struct FileItemsClient: ItemsClient {
    func save(_ items: [Item]) throws {}
  }
#endif
