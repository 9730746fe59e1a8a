// Refused: saving through a client, or through the private cache behind it (STG-186)

@testable import CQSCache

func use(
  _ client: any ItemsClient, _ decorated: CachableItemsClient,
  _ reporting: ReportingCachableItemsClient, _ cache: any ItemsCache
) throws {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'any ItemsClient' has no member 'save'}}
    try client.save([])
    // expected-error@+1 {{'cache' is inaccessible due to 'private' protection level}}
    try decorated.cache.save([])
    // expected-error@+1 {{'cache' is inaccessible due to 'private' protection level}}
    try reporting.cache.save([])
  #else
    try cache.save([])
  #endif
}
