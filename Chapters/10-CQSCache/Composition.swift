import Foundation

/// The composition root of the items. Its callers use the result as an `ItemsClient`.
func makeItemsClient(
  httpClient: any HTTPClient, cache: FileItemsCache, now: @escaping () -> Date,
  timeout: @escaping (_ expire: @escaping () -> Void) -> Void,
  report: @escaping (any Error) -> Void
) -> FallbackItemsClient {
  let server = TimeoutItemsClient(
    base: RemoteItemsClient(httpClient: httpClient), timeout: timeout)
  // snippet.composition
  return FallbackItemsClient(
    remote: ReportingCachableItemsClient(base: server, cache: cache, report: report),
    local: LocalItemsClient(reader: cache, now: now, maxAge: 7 * 24 * 3600))
  // snippet.end
}
