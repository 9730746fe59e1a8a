/// Loads and saves one value. The name in the angle brackets makes `Value` a primary associated type.
protocol Loading<Value>: Sendable {
  associatedtype Value: Sendable
  func load() async throws -> Value
  func save(_ value: Value) async throws
}

struct Account: Equatable, Sendable {
  let name: String
}

/// Shows the accounts, and can add one. It stores any loader of accounts.
struct AccountList {
  let loader: any Loading<[Account]>

  func add(_ name: String) async throws -> [Account] {
    try await loader.save(loader.load() + [Account(name: name)])
    return try await loader.load()
  }
}

/// Only what a screen needs that shows the accounts.
protocol AccountLoading: Sendable {
  func load() async throws -> [Account]
}

/// One loader for all types. It keeps the value in memory, and a real one would send it to a server.
actor NetworkLoader<Value: Sendable>: Loading {
  private var value: Value

  init(_ value: Value) { self.value = value }

  func load() -> Value { value }
  func save(_ value: Value) { self.value = value }
}

extension NetworkLoader: AccountLoading where Value == [Account] {}
