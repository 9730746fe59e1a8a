/// Shows the list of friends. It doesn't know where the answer comes from.
public final class FriendListViewModel {
  public private(set) var lines: [String] = []
  private let client: any FriendsClient

  public init(client: any FriendsClient) { self.client = client }

  public func getList() {
    client.fetchFriends { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No friends"]
    }
  }
}
