import Items

extension ServerAPIClient: ItemsClient {
  public func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void) {
    execute("/items") { result in
      completion(result.map { text in text.split(separator: " ").map { Item(name: String($0)) } })
    }
  }
}
