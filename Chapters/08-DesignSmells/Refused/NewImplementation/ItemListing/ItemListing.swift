public protocol ItemsClient: Sendable {}

public struct RemoteItemsClient: ItemsClient {
  public init() {}
}

public enum Before {
  public struct ItemListViewModel: Sendable {
    public init(client: RemoteItemsClient) {}
  }
}

public struct ItemListViewModel: Sendable {
  public init(client: any ItemsClient) {}
}
