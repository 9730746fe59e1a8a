/// Shows the list of friends. Where the answer comes from is not its business.
public final class FriendListViewModel {
  public typealias FetchFriendsCompletion = (Result<[Friend], any Error>) -> Void
  public typealias FetchFriends = (@escaping FetchFriendsCompletion) -> Void

  public private(set) var lines: [String] = []
  private let fetchFriends: FetchFriends

  public init(fetchFriends: @escaping FetchFriends) { self.fetchFriends = fetchFriends }

  public func getList() {
    fetchFriends { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No friends"]
    }
  }
}
