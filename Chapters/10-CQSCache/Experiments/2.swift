// In `FallbackItemsClient.swift`, the initializer stores its two clients the wrong way round. Tea is
// saved. The server answers twice, with milk and with bread. What does `scene.fetch()` say?
// Edit Served/FallbackItemsClient.swift, instead of:
    self.remote = remote
    self.local = local
// put:
    self.remote = local
    self.local = remote
// Asks:
// == A server that answers twice ==
// scene.fetch() // success(tea)
// Changes:
// == Online, then offline ==
// scene.fetch() // failure(nothing kept; offline)
// == Too old ==
// scene.fetch() // failure(stale, 169 hours old; offline)
// == A clock set back ==
// scene.fetch() // failure(stale, -1 hours old; offline)
// == Offline: the fallback reads ==
// gone: fallback -> caching: fetchItems
// gone: caching -> server: fetchItems
// gone: server --> caching: failure(offline)
// gone: caching --> fallback: failure(offline)
// == A server that answers twice ==
// scene.fetch() // success(tea)
// try scene.cache.load()?.items // Optional([tea])
// == The disk is full ==
// scene.fetch() // success(tea)
// scene.reports.lines // []
// == Offline, after the failed save ==
// scene.fetch() // success(tea)
// == A damaged file ==
// scene.fetch() // failure(damaged file, not JSON; offline)
// scene.fetch() // failure(damaged file, not JSON; offline)
// == Who holds whom ==
// new: FallbackItemsClient.remote -> LocalItemsClient
// new: LocalItemsClient.reader -> FileItemsCache
// new: FileItemsCache.files -> MemoryFiles
// new: FallbackItemsClient.local -> ReportingCachableItemsClient
// gone: FallbackItemsClient.remote -> ReportingCachableItemsClient
// gone: FileItemsCache.files -> MemoryFiles
// gone: FallbackItemsClient.local -> LocalItemsClient
// gone: LocalItemsClient.reader -> FileItemsCache
