// Refused: the chapter's clients conforming to the grown protocol; none of them can save (STG-145, STG-151)
// modes: 5 6
// swift-format-ignore-file: AvoidRetroactiveConformances

@testable import DesignSmells

#if !REPAIRED
  // expected-error@+2 {{type 'RemoteItemsClient' does not conform to protocol 'Before.Grown.ItemsClient'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension RemoteItemsClient: @retroactive Before.Grown.ItemsClient {}

  // expected-error@+2 {{type 'BundledItemsClient' does not conform to protocol 'Before.Grown.ItemsClient'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension BundledItemsClient: @retroactive Before.Grown.ItemsClient {}
#else
  func cached(_ http: any HTTPClient, _ cache: any ItemsCache) -> [any ItemsClient] {
    let clients: [any ItemsClient] = [RemoteItemsClient(httpClient: http), BundledItemsClient()]
    return clients.map { CachableItemsClient(base: $0, cache: cache) }
  }
#endif
