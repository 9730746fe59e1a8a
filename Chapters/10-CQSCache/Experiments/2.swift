// In `FallbackItemsClient.swift`, the initializer stores its two clients the wrong way round. Tea is
// saved. The server answers twice, with milk and with bread. What does `scene.ask()` say?
// Edit Served/FallbackItemsClient.swift, instead of:
    (self.remote, self.local) = (remote, local)
// put:
    (self.remote, self.local) = (local, remote)
// Asks:
// == A server that answers twice ==
// scene.ask() // success(tea)
// Changes:
// == Online, then offline ==
// scene.ask() // failure(nothing kept; offline)
// == Offline: the fallback reads ==
// gone: fallback -> caching: fetchItems
// gone: caching -> server: fetchItems
// gone: server --> caching: failure(offline)
// gone: caching --> fallback: failure(offline)
// == A server that answers twice ==
// scene.ask() // success(tea)
// try scene.cache.load()?.items // Optional([tea])
// == Stale ==
// scene.ask() // success(tea)
// scene.ask() // failure(stale, 169 hours old; offline)
// scene.ask() // failure(stale, -1 hours old; offline)
// == The disk is full ==
// scene.ask() // success(tea)
// scene.reports.lines // []
// == Offline, after the failed save ==
// scene.ask() // success(tea)
// == A damaged file ==
// scene.ask() // failure(damaged file, not JSON; offline)
// scene.ask() // failure(damaged file, not JSON; offline)
// == Who holds whom ==
// new: FallbackItemsClient.remote -> LocalItemsClient
// new: LocalItemsClient.reader -> FileItemsCache
// new: FileItemsCache.files -> MemoryFiles
// new: FallbackItemsClient.local -> ReportingCachableItemsClient
// gone: FallbackItemsClient.remote -> ReportingCachableItemsClient
// gone: FileItemsCache.files -> MemoryFiles
// gone: FallbackItemsClient.local -> LocalItemsClient
// gone: LocalItemsClient.reader -> FileItemsCache
