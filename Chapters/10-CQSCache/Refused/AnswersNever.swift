// Refused: a path of an `async` function that forgets to answer (STG-E16)

struct Item {}

func fetchItems(from server: () async throws -> [Item]) async throws -> [Item] {
  do {
    return try await server()
  } catch {
    #if REPAIRED
      throw error
    #endif
  }
  // expected-error@+1 {{missing return in global function expected to return '[Item]'}}
}
