// Refused: a server of somebody else's where a protocol is asked for; a function takes it as it is (STG-190)
// modes: 5 6

/// Concrete, and it conforms to nothing.
struct Server {
  func get(_ path: String) throws -> [UInt8] { [] }
}

#if !REPAIRED
  protocol HTTPClient {
    func get(_ path: String) throws -> [UInt8]
  }

  struct RemoteItemsClient {
    let httpClient: any HTTPClient
  }

  // expected-error@+1 {{argument type 'Server' does not conform to expected type 'HTTPClient'}}
  let client = RemoteItemsClient(httpClient: Server())
#else
  struct Step<Input, Output>: Sendable {
    let run: @Sendable (Input) throws -> Output
  }

  let fetch = Step(run: { try Server().get($0) })
#endif
