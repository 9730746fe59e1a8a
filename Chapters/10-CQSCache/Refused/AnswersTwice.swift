// Refused: two results of one `async` function, with warnings as errors (STG-E16)
// flags: -warnings-as-errors

@testable import CQSCache

func items(of client: any ItemsClient, into cache: any ItemsCache) async throws -> [Item] {
  let items = try await client.items()
  #if !REPAIRED
    return items
    // expected-error@+1 {{will never be executed}}
    return []
  #else
    try cache.save(items)
    return items
  #endif
}
