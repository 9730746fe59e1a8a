// In `Composition.swift`, the strict `CachableItemsClient` takes the place of
// `ReportingCachableItemsClient`. Milk was saved before. Now the disk is full, and the server sends
// bread. What does `scene.fetch()` say?
// Edit Composition.swift, instead of:
    remote: ReportingCachableItemsClient(
      base: PatientItemsClient(
        base: RemoteItemsClient(httpClient: httpClient), patience: patience),
      cache: cache, report: report),
// put:
    remote: CachableItemsClient(
      base: PatientItemsClient(
        base: RemoteItemsClient(httpClient: httpClient), patience: patience),
      cache: cache),
// Asks:
// == The disk is full ==
// scene.fetch() // success(milk)
// Changes:
// == The disk is full ==
// scene.fetch() // success(milk)
// scene.reports.lines // []
// == Who holds whom ==
// new: FallbackItemsClient.remote -> CachableItemsClient
// new: CachableItemsClient.base -> PatientItemsClient
// gone: FallbackItemsClient.remote -> ReportingCachableItemsClient
// gone: ReportingCachableItemsClient.base -> PatientItemsClient
// new: CachableItemsClient.cache -> FileItemsCache
// gone: ReportingCachableItemsClient.cache -> FileItemsCache
