/// A screen, as far as a factory is concerned.
struct Screen: Equatable, Sendable {
  let title: String
}

// snippet.abstract
/// An abstract factory: whoever takes it can make all three, and has to be given all three.
protocol ScreenFactory {
  func makeItems() -> Screen
  func makeFriends() -> Screen
  func makeSettings() -> Screen
}

enum TakesAFactory {
  struct LoginViewModel {
    let factory: any ScreenFactory

    /// Uses one of the three.
    func screenAfterLogin() -> Screen { factory.makeItems() }
  }
}

/// What the login needs, and no more.
enum TakesAFunction {
  struct LoginViewModel {
    let makeNext: () -> Screen

    func screenAfterLogin() -> Screen { makeNext() }
  }
}
// snippet.end

/// Two places of a root, each composing by hand. The second one forgot the log.
enum ByHand {
  static func home(_ client: any ItemsClient, _ log: Log) -> StoredOnly.ItemListViewModel {
    StoredOnly.ItemListViewModel(client: Cured.LoggingItemsClient(base: client, log: log))
  }

  static func search(_ client: any ItemsClient, _ log: Log) -> StoredOnly.ItemListViewModel {
    StoredOnly.ItemListViewModel(client: client)
  }
}

// snippet.factory
/// What a factory is for: the way to compose a list stands once, in the root.
struct ItemListFactory {
  let client: any ItemsClient
  let log: Log

  func makeList() -> StoredOnly.ItemListViewModel {
    StoredOnly.ItemListViewModel(client: Cured.LoggingItemsClient(base: client, log: log))
  }
}
// snippet.end
