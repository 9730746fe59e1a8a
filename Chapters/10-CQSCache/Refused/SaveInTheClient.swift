// Refused: the chapter's clients conforming to a protocol with `save`; none of them can save (STG-164)
// modes: 5 6
// swift-format-ignore-file: AvoidRetroactiveConformances

@testable import CQSCache

#if !REPAIRED
  // expected-error@+2 {{type 'RemoteItemsClient' does not conform to protocol 'SavingItemsClient'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension RemoteItemsClient: @retroactive SavingItemsClient {}

  // expected-error@+2 {{type 'LocalItemsClient' does not conform to protocol 'SavingItemsClient'}}
  // expected-note@+1 {{add stubs for conformance}}
  extension LocalItemsClient: @retroactive SavingItemsClient {}
#else
  func clients(_ remote: RemoteItemsClient, _ local: LocalItemsClient) -> [any ItemsClient] {
    [remote, local]
  }
#endif
