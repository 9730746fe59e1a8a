/// Shows the list of friends. Where the answer comes from is not its business.
public final class FriendListViewModel {
  public private(set) var lines: [String] = []
  private let api: any FriendsAPI

  public init(api: any FriendsAPI) { self.api = api }

  public func getList() {
    api.fetchFriends { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No friends"]
    }
  }
}
