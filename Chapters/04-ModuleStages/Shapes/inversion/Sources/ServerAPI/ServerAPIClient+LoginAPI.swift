import Login

extension ServerAPIClient: LoginAPI {
  public func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
    execute("/login") { result in
      completion(result.map { User(name: $0) })
    }
  }
}
