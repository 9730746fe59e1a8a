import Friends

extension ServerAPIClient: FriendsClient {
  public func fetchFriends(_ completion: @escaping (Result<[Friend], any Error>) -> Void) {
    execute("/friends") { result in
      completion(result.map { text in text.split(separator: " ").map { Friend(name: String($0)) } })
    }
  }
}
