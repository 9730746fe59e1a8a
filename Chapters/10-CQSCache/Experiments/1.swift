// In `Composition.swift`, the strict `CachableItemsClient`, which answers with the error of a failed
// save, replaces `ReportingCachableItemsClient`. Milk was saved before, the disk is full now, and the
// server sends bread. What does `shop.fetch()` return?
// Edit Composition.swift, instead of:
    remote: ReportingCachableItemsClient(base: server, cache: cache, report: report),
// put:
    remote: CachableItemsClient(base: server, cache: cache),
// Asks:
// == The disk is full ==
// shop.fetch() // success(milk)
// Changes:
// == The disk is full ==
// shop.fetch() // success(milk)
// shop.reports.lines // []
// == Who holds whom ==
// new: FallbackItemsClient.remote -> CachableItemsClient
// new: CachableItemsClient.base -> TimeoutItemsClient
// gone: FallbackItemsClient.remote -> ReportingCachableItemsClient
// gone: ReportingCachableItemsClient.base -> TimeoutItemsClient
// new: CachableItemsClient.cache -> FileItemsCache
// gone: ReportingCachableItemsClient.cache -> FileItemsCache
// Because:
// The strict client turns the failed save into a failure. The fallback can't tell it from a failure of the
// server, so it reads the cache and shows milk, although bread has come.
