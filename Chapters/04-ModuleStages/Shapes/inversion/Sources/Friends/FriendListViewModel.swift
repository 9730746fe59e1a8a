/// Shows the list of friends. Where the answer comes from is not its business.
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
