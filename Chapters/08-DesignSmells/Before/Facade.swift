extension Before {
  /// This is not a repair: there is one parameter, but it contains the same four objects.
  enum Facade {
    struct ListServices {
      let client: any ItemsClient
      let log: any Logging
      let tracking: any Tracking
      let printer: any Printer
    }

    final class ItemListViewModel {
      private(set) var titles: [String] = []
      private let services: ListServices

      init(services: ListServices) {
        self.services = services
        services.log.log("request")
        services.client.fetchItems { [weak self] result in self?.show(result.names) }
      }

      func printTitles() { for title in titles { services.printer.print(title) } }

      private func show(_ names: [String]) {
        titles = names
        services.log.log("\(names.count) items")
        services.tracking.track("list shown")
      }
    }
  }
}
