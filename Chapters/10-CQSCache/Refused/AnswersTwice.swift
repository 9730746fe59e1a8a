// Refused: two answers of one `async` function, where warnings count as errors (STG-E16)
// flags: -warnings-as-errors

struct Item {}

struct Cache {
  func save(_ items: [Item]) throws {}
}

func fetchItems(from server: () async throws -> [Item], into cache: Cache) async throws -> [Item] {
  let items = try await server()
  #if !REPAIRED
    return items
    // expected-error@+1 {{will never be executed}}
    return []
  #else
    try cache.save(items)
    return items
  #endif
}
