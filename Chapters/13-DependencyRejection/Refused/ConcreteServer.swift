// Refused: a server of somebody else's where a protocol is asked for; a function takes it as it is (STG-190)

import Foundation

@testable import DependencyRejection

/// Concrete, and it conforms to nothing.
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
