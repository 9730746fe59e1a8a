/// The client that this feature needs. Any type can provide it.
public protocol ItemsClient {
  func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void)
}
