// Given: leave this file as it is. The adapters of both features.

extension ServerAPIClient {
  /// Requests `login`. The answer is a name.
  func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
    get("login") { answer in completion(answer.map(User.init)) }
  }

  /// Requests `items`. The answer is rows, such as `tea=3,ale=0`.
  func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void) {
    get("items") { answer in
      completion(
        answer.map { text in
          text.split(separator: ",").map { row in
            let parts = row.split(separator: "=")
            return Item(name: String(parts[0]), count: Int(parts[1]) ?? 0)
          }
        })
    }
  }
}
