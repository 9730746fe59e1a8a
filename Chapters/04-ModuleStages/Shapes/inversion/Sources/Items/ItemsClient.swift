/// What this feature needs, whoever provides it.
public protocol ItemsClient {
  func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void)
}
