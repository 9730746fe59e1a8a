extension Inversion {
  /// What stands in the module ServerAPI, which imports the features. Nobody has to subclass it any
  /// more, so it is final and can be shared without an actor.
  final class ServerAPIClient: Sendable {
    func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
      completion(Network.answer(to: path))
    }
  }
}

// snippet.conformance
extension Inversion.ServerAPIClient: Inversion.LoginAPI {
  func login(completion: @escaping (Result<Inversion.User, any Error>) -> Void) {
    execute("/login") { result in completion(result.map { Inversion.User(name: $0) }) }
  }
}
// snippet.end

extension Inversion.ServerAPIClient {
  func fetchItems(completion: @escaping (Result<[Inversion.Item], any Error>) -> Void) {
    execute("/items") { result in completion(result.map { words($0).map(Inversion.Item.init) }) }
  }
}

extension Inversion {
  /// An answer that is there already; Login cannot tell.
  struct RememberedLogin: LoginAPI {
    let user: User

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(user))
    }
  }

  /// Login's need by a closure: a value that has the one function.
  struct LoginByClosure: LoginAPI {
    let function: (@escaping (Result<User, any Error>) -> Void) -> Void

    func login(completion: @escaping (Result<User, any Error>) -> Void) { function(completion) }
  }
}
