import ServerAPI

/// Shows the list of friends through the client of everybody.
public final class FriendListViewModel {
  public private(set) var lines: [String] = []
  var client = ServerAPIClient.shared

  public init() {}

  public func getList() {
    client.fetchFriends { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No friends"]
    }
  }
}
