// Refused: the extension stage as printed: `execute` without arguments, and a mutable `shared` (STG-58, STG-E05)
// modes: 5 6
// alone: it is the document's code, as printed

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct User {}

#if !REPAIRED
  class ServerAPIClient {
    // expected-swift6-error@+4 {{static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state}}
    // expected-swift6-note@+3 {{convert 'shared' to a 'let' constant to make 'Sendable' shared state immutable}}
    // expected-swift6-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-swift6-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static var shared = ServerAPIClient()

    // expected-note@+1 {{'execute(_:completion:)' declared here}}
    func execute(_ request: URLRequest, completion: @escaping (Result<Data, Error>) -> Void) {
    }
  }

  extension ServerAPIClient {
    func login(completion: @escaping (Result<User, Error>) -> Void) {
      // expected-error@+1 {{missing arguments for parameters #1, 'completion' in call}}
      execute()
    }
  }
#else
  final class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()

    func execute(_ request: URLRequest, completion: @escaping (Result<Data, Error>) -> Void) {
    }
  }

  extension ServerAPIClient {
    func login(completion: @escaping (Result<User, Error>) -> Void) {
      execute(URLRequest(url: URL(filePath: "/login"))) { result in
        completion(result.map { _ in User() })
      }
    }
  }
#endif

class LoginViewModel {
  var client = ServerAPIClient.shared

  func login() {
    ServerAPIClient.shared.login { _ in
      // ...
    }
  }
}

extension ServerAPIClient {
  func fetchItems(completion: @escaping (Result<Item, Error>) -> Void) {
    // ...
  }
}

struct Item {}

class ItemListViewModel {
  var client = ServerAPIClient.shared

  func getList() {
    ServerAPIClient.shared.fetchItems { _ in
      // ...
    }
  }
}
