// Refused: using the result of a command, which has none (STG-163)

@testable import CQSCache

func use(_ cache: any ItemsCache & ItemsReader) throws -> [Item] {
  #if !REPAIRED
    // expected-error@+1 {{cannot convert return expression of type '()' to return type '[Item]'}}
    try cache.save([])
  #else
    try cache.save([])
    return try cache.load()?.items ?? []
  #endif
}
