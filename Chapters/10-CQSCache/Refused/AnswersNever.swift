// Refused: a path of an `async` function that returns nothing (STG-E16)

@testable import CQSCache

func items(of client: any ItemsClient) async throws -> [Item] {
  do {
    return try await client.items()
  } catch {
    #if REPAIRED
      throw error
    #endif
  }
  // expected-error@+1 {{missing return in global function expected to return '[Item]'}}
}
