/// What the server says before anything else can start.
struct Settings: Sendable {
  let host: String
}

/// The saved carts, in an open file.
protocol CartStore: Sendable {
  func close() async
}

/// The connection to the shop's staff. It saves what arrives in the store.
protocol Chat: Sendable {
  func close() async
}

/// The services of the shop. Code that has this value has services that are started.
struct Services: Sendable {
  let settings: Settings
  let store: any CartStore
  let chat: any Chat
}

/// How each service is started. What it waits for is a parameter.
struct Starters: Sendable {
  let settings: @Sendable () async throws -> Settings
  let store: @Sendable (Settings) async throws -> any CartStore
  let chat: @Sendable (Settings, any CartStore) async throws -> any Chat
}
