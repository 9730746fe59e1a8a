struct App {
  let client: any ItemsClient
  let log: any Logging
  let tracking: any Tracking
  let printer: any Printer

  func makeList() -> ItemListViewModel {
    let list = ItemListViewModel(client: LoggingItemsClient(base: client, log: log))
    list.onShown = { tracking.track("list shown") }
    list.onPrint = PrintViewModel(printer: printer).printTitles
    return list
  }
}
