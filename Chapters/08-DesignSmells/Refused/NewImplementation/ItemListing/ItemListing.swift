public protocol ItemsClient: Sendable {}

public struct RemoteItemsClient: ItemsClient {
  public init() {}
}

public struct TiedItemListViewModel: Sendable {
  public init(client: RemoteItemsClient) {}
}

public struct OpenItemListViewModel: Sendable {
  public init(client: any ItemsClient) {}
}
