// Fails compilesAllToo: the protocol is not public, so the client cannot conform.
// Also fails compilesAll, clientConforms, takesAnyFriendsClient, listsFriends.
// TASK 2: Say what Friends needs, and use it.
public struct Friend {
  public let name: String

  public init(name: String) { self.name = name }
}

protocol FriendsClient {
  func fetchFriends() -> [Friend]
}

public struct FriendsModel {
  private let client: any FriendsClient

  init(client: any FriendsClient) { self.client = client }

  public func list() -> String { client.fetchFriends().map(\.name).joined(separator: ", ") }
}
