// Refused: a command has no answer that could be used (STG-163)

struct Item {}

protocol ItemsCache {
  func save(_ items: [Item]) throws
}

protocol ItemsReader {
  func load() throws -> [Item]
}

func use(_ cache: any ItemsCache & ItemsReader) throws {
  #if !REPAIRED
    // expected-error@+1 {{cannot convert value of type '()' to specified type '[Item]'}}
    let items: [Item] = try cache.save([])
  #else
    try cache.save([])
    let items: [Item] = try cache.load()
  #endif
  _ = items
}
