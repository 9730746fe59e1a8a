struct App {
  let client: any ItemsClient
  let log: any Logging
  let tracking: any Tracking
  let printer: any Printer

  func makeList() -> ItemListViewModel {
    ItemListViewModel(
      client: LoggingItemsClient(base: client, log: log),
      onShown: { tracking.track("list shown") },
      onPrint: PrintViewModel(printer: printer).printTitles)
  }
}
