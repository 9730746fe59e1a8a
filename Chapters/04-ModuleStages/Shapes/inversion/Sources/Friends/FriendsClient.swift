/// The client that this feature needs. Any type can provide it.
public protocol FriendsClient {
  func fetchFriends(_ completion: @escaping (Result<[Friend], any Error>) -> Void)
}
