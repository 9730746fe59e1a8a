// In `FallbackItemsClient.swift`, the initializer stores its two clients the wrong way round. Tea is
// saved, and the server answers twice, with milk and with bread. What does `shop.fetch()` return?
// Edit Served/FallbackItemsClient.swift, instead of:
    self.remote = remote
    self.local = local
// put:
    self.remote = local
    self.local = remote
// Asks:
// == A server that answers twice ==
// shop.fetch() // success(tea)
// Changes:
// == Online, then offline ==
// shop.fetch() // failure(nothing kept; offline)
// == Too old ==
// shop.fetch() // failure(stale, 169 hours old; offline)
// == A clock set back ==
// shop.fetch() // failure(stale, -1 hours old; offline)
// == Offline: the fallback reads ==
// gone: fallback -> caching: fetchItems
// gone: caching -> server: fetchItems
// gone: server --> caching: failure(offline)
// gone: caching --> fallback: failure(offline)
// == A server that answers twice ==
// shop.fetch() // success(tea)
// try shop.cache.load()?.items // Optional([tea])
// == The disk is full ==
// shop.fetch() // success(tea)
// shop.reports.lines // []
// == Offline, after the failed save ==
// shop.fetch() // success(tea)
// == A damaged file ==
// shop.fetch() // failure(damaged file, not JSON; offline)
// shop.fetch() // failure(damaged file, not JSON; offline)
// == Who holds whom ==
// new: FallbackItemsClient.remote -> LocalItemsClient
// new: LocalItemsClient.reader -> FileItemsCache
// new: FileItemsCache.files -> MemoryFiles
// new: FallbackItemsClient.local -> ReportingCachableItemsClient
// gone: FallbackItemsClient.remote -> ReportingCachableItemsClient
// gone: FileItemsCache.files -> MemoryFiles
// gone: FallbackItemsClient.local -> LocalItemsClient
// gone: LocalItemsClient.reader -> FileItemsCache
// Because:
// The fallback reads the cache first now, and the cache has tea. The server is called only when nothing is
// saved or the items are too old, so the customer sees the old list for a week.
