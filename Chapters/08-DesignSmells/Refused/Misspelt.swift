// Refused: a wrong label on `save`, which no default implementation hides (STG-146)

@testable import DesignSmells

struct DiskCache: ItemsCache {
  #if !REPAIRED
    // expected-error@+1 {{instance method 'save(items:)' has different argument labels from those required by protocol 'ItemsCache' ('save')}}
    func save(items: [Item]) throws {}
  #else
    func save(_ items: [Item]) throws {}
  #endif
}
