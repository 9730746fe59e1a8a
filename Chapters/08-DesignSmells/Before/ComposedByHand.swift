extension Before {
  /// A root that composes by hand in two places. The second place forgets the log.
  struct App {
    let client: any ItemsClient
    let log: any Logging

    func makeList() -> DesignSmells.ItemListViewModel {
      DesignSmells.ItemListViewModel(
        client: LoggingItemsClient(base: client, log: log), onShown: {}, onPrint: { _ in })
    }

    func makeSearch() -> DesignSmells.ItemListViewModel {
      DesignSmells.ItemListViewModel(client: client, onShown: {}, onPrint: { _ in })
    }
  }
}
