import Testing

@testable import FunctionStructs

/// A loader that can't be reached.
private struct OfflineLoader<Value: Sendable>: Loading {
  struct Offline: Error {}

  func load() throws -> Value { throw Offline() }
  func save(_ value: Value) throws { throw Offline() }
}

@Suite("FunctionStructs: a protocol with a primary associated type")
struct LoadingTests {
  @Test("An account list can save an account with any loader")
  func add() async throws {
    let list = AccountList(loader: NetworkLoader([Account(name: "Ada")]))
    #expect(try await list.add("Grace") == [Account(name: "Ada"), Account(name: "Grace")])
  }

  @Test("An account list passes on the error of its loader")
  func offline() async {
    let list = AccountList(loader: OfflineLoader())
    await #expect(throws: OfflineLoader<[Account]>.Offline.self) { try await list.add("Grace") }
  }

  @Test("A generic loader is an `AccountLoading` only if it loads accounts")
  func conditional() async throws {
    let accounts: any Sendable = NetworkLoader([Account(name: "Ada")])
    let numbers: any Sendable = NetworkLoader([1, 2])
    #expect(try await (accounts as? any AccountLoading)?.load() == [Account(name: "Ada")])
    #expect(numbers as? any AccountLoading == nil)
  }
}
