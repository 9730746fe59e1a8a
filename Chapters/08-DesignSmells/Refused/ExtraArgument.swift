// Refused: a log for a list whose logging moved into a decorator around its client (STG-133)

protocol ItemsClient {}

protocol Logging {}

struct RemoteItemsClient: ItemsClient {}

struct LoggingItemsClient: ItemsClient {
  let base: any ItemsClient
  let log: any Logging
}

struct ItemListViewModel {
  init(client: any ItemsClient) {}
}

func compose(log: any Logging) -> ItemListViewModel {
  #if !REPAIRED
    // expected-error@+1 {{extra argument 'log' in call}}
    ItemListViewModel(client: RemoteItemsClient(), log: log)
  #else
    ItemListViewModel(client: LoggingItemsClient(base: RemoteItemsClient(), log: log))
  #endif
}
