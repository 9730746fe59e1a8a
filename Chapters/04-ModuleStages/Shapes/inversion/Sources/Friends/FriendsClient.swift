/// What this feature needs, whoever provides it.
public protocol FriendsClient {
  func fetchFriends(_ completion: @escaping (Result<[Friend], any Error>) -> Void)
}
