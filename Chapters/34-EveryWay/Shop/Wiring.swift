/// What an app is wired with. The store is made, because an app may want one for each window.
struct Services: Sendable {
  var client: any Client = ServerClient()
  var clock: any ShopClock = WallClock()
  var logger: any Logger = ListLogger()
  var tracker: any Tracker = ListTracker()
  var makeStore: @Sendable () -> any Store = { MemoryStore() }
}
