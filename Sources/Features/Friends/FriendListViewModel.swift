/// A friend, as this module sees it.
public struct Friend: Equatable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// Shows a list of friends, wherever they come from.
public final class FriendListViewModel {
  public typealias FetchFriendsCompletion = (Result<[Friend], any Error>) -> Void
  public typealias FetchFriends = (@escaping FetchFriendsCompletion) -> Void

  /// What to show: empty before the first answer.
  public private(set) var lines: [String] = []

  private let fetchFriends: FetchFriends

  /// - Parameter fetchFriends: gets the friends, and answers exactly once.
  public init(fetchFriends: @escaping FetchFriends) { self.fetchFriends = fetchFriends }

  public func getList() {
    fetchFriends { [weak self] result in
      switch result {
      case .success(let friends): self?.lines = friends.map(\.name)
      case .failure(let error): self?.lines = ["No friends: \(error)"]
      }
    }
  }
}
