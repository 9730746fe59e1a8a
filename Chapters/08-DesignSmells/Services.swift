protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

protocol Printer {
  func print(_ line: String)
}

final class PrintViewModel {
  private let printer: any Printer

  init(printer: any Printer) { self.printer = printer }

  func printTitles(_ titles: [String]) { for title in titles { printer.print(title) } }
}

final class LoggingItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let log: any Logging

  init(base: any ItemsClient, log: any Logging) {
    self.base = base
    self.log = log
  }

  func fetchItems(completion: @escaping ItemsCompletion) {
    log.log("request")
    base.fetchItems { [log] result in
      log.log("\(result.names.count) items")
      completion(result)
    }
  }
}
