/// The server's settings, which all other services need to start.
struct Settings: Sendable {
  let host: String
}

/// The saved carts, in an open file.
protocol CartStore: Sendable {
  func close() async
}

/// The connection to the shop's staff. It saves incoming messages in the store.
protocol Chat: Sendable {
  func close() async
}

/// The shop's running services. This value exists only after they are started.
struct Services: Sendable {
  let settings: Settings
  let store: any CartStore
  let chat: any Chat
}

/// How each service is started. Its parameters are the services that must be started before it.
struct Starters: Sendable {
  let settings: @Sendable () async throws -> Settings
  let store: @Sendable (Settings) async throws -> any CartStore
  let chat: @Sendable (Settings, any CartStore) async throws -> any Chat
}
