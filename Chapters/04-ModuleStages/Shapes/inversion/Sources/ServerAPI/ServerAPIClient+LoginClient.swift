import Login

extension ServerAPIClient: LoginClient {
  public func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
    execute("/login") { result in
      completion(result.map { User(name: $0) })
    }
  }
}
