import Foundation

/// The composition root of the items. Whoever gets the client sees an `ItemsClient` and no more.
func makeItemsClient(
  httpClient: any HTTPClient, cache: FileItemsCache, now: @escaping () -> Date,
  patience: @escaping (_ runsOut: @escaping () -> Void) -> Void,
  report: @escaping (any Error) -> Void
) -> FallbackItemsClient {
  let server = PatientItemsClient(
    base: RemoteItemsClient(httpClient: httpClient), patience: patience)
  // snippet.composition
  return FallbackItemsClient(
    remote: ReportingCachableItemsClient(base: server, cache: cache, report: report),
    local: LocalItemsClient(reader: cache, now: now, oldest: 7 * 24 * 3600))
  // snippet.end
}
