// Refused: a command has no answer that could be used (STG-163)

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
