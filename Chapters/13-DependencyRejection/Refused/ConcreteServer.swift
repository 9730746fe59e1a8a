// Refused: a third-party server where a protocol is required; a function accepts it (STG-190)

import Foundation

@testable import DependencyRejection

/// Conforms to no protocol.
struct Server {
  func get(_ url: URL) throws -> Data { Data() }
}

#if !REPAIRED
  func client() -> RemoteItemsClient {
    // expected-error@+1 {{argument type 'Server' does not conform to expected type 'HTTPClient'}}
    RemoteItemsClient(httpClient: Server())
  }
#else
  func fetch() -> Step<URL, Data> { Step { try Server().get($0) } }
#endif
