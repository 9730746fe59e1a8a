// Refused: a misspelt `save`, as long as no default implementation takes its place (STG-146)

@testable import DesignSmells

struct DiskItemsClient: Before.Grown.ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {}

  #if !REPAIRED
    // expected-error@+1 {{instance method 'save(items:)' has different argument labels from those required by protocol 'Before.Grown.ItemsClient' ('save')}}
    func save(items: [Item]) throws {}
  #else
    func save(_ items: [Item]) throws {}
  #endif
}
