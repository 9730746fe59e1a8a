/// The code before the review.
enum Before {}

extension Before {
  final class ItemListViewModel {
    private(set) var titles: [String] = []
    private let client: any ItemsClient
    private let log: any Logging
    private let tracking: any Tracking
    private let printer: any Printer

    init(client: any ItemsClient, log: any Logging, tracking: any Tracking, printer: any Printer) {
      self.client = client
      self.log = log
      self.tracking = tracking
      self.printer = printer
      load()
    }

    func load() {
      log.log("request")
      client.fetchItems { [weak self] result in self?.show(result.names) }
    }

    func printTitles() { for title in titles { printer.print(title) } }

    private func show(_ names: [String]) {
      titles = names
      log.log("\(names.count) items")
      tracking.track("list shown")
    }
  }
}
