// Fails listsFriends: the model has a fixed list, and asks no client.
// TASK 2: Say what Friends needs, and use it.
public struct Friend {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol FriendsClient {
  func fetchFriends() -> [Friend]
}

public struct FriendsModel {
  private let client: any FriendsClient

  public init(client: any FriendsClient) { self.client = client }

  public func list() -> String { ["Ada", "Grace"].joined(separator: ", ") }
}
