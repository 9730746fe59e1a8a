/// What this feature needs, whoever provides it.
public protocol LoginClient {
  func login(_ completion: @escaping (Result<User, any Error>) -> Void)
}
