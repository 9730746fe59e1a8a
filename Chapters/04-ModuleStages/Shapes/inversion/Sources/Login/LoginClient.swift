/// The client that this feature needs. Any type can provide it.
public protocol LoginClient {
  func login(_ completion: @escaping (Result<User, any Error>) -> Void)
}
