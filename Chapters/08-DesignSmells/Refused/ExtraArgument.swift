// Refused: passing a log to a list whose logging moved into a decorator around its client (STG-133)

@testable import DesignSmells

func compose(_ client: any ItemsClient, log: any Logging) -> ItemListViewModel {
  #if !REPAIRED
    // expected-error@+1 {{extra argument 'log' in call}}
    ItemListViewModel(client: client, log: log, onShown: {}, onPrint: { _ in })
  #else
    ItemListViewModel(
      client: LoggingItemsClient(base: client, log: log), onShown: {}, onPrint: { _ in })
  #endif
}
