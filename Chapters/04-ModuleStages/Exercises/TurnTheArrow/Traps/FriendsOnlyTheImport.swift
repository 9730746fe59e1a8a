// Fails friendsAlone: the model still names the client's class.
// Also fails compilesAll, clientConforms, compilesAllToo, takesAnyFriendsClient, listsFriends.
// TASK 2: Say what Friends needs, and use it.
public struct Friend {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol FriendsClient {
  func fetchFriends() -> [Friend]
}

public struct FriendsModel {
  private let client: ServerAPIClient

  public init(client: ServerAPIClient) { self.client = client }

  public func list() -> String { client.fetchFriends().map(\.name).joined(separator: ", ") }
}
