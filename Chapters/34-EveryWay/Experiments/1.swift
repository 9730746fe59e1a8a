// In Container.swift, the store is registered with `isCached: false`. What does `await
// Way.container.storesOfTwoWindows()` return?
// Edit Ways/Container.swift, instead of:
    container.register((any Store).self) { _ in services.makeStore() }
// put:
    container.register((any Store).self, isCached: false) { _ in services.makeStore() }
// Asks:
// == Two windows ==
// await Way.container.storesOfTwoWindows() // 2
// Changes:
// == Two windows ==
// await Way.container.storesOfTwoWindows() // 2
// == What a test and a user notice ==
// new: container    4      apart     at start    gone      own         1 level
// gone: container    4      apart     at start    app/gone  shared/own  1 level
// Because:
// Each window's login resolves a store, and without the cache the factory makes a new one at each request.
