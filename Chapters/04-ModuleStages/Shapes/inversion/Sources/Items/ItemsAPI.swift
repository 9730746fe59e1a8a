/// What this feature needs, whoever provides it.
public protocol ItemsAPI {
  func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void)
}
