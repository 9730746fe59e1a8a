/// The services of an app. The store is a factory, because an app may need one for each window.
struct Services: Sendable {
  var client: any Client = ServerClient()
  var clock: any ShopClock = WallClock()
  var logger: any Logger = ListLogger()
  var tracker: any Tracker = ListTracker()
  var makeStore: @Sendable () -> any Store = { MemoryStore() }
}
