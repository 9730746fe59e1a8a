// Given: leave this file as it is. These are the children; the parents are in Exercise.swift.

protocol ItemsClient: AnyObject {
  func fetchItems() -> [String]
}

/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// A list of items. Each time a list is opened, it is a new one.
final class ItemListViewModel {
  private(set) var titles: [String] = []
  private let client: any ItemsClient
  private let log: Log

  init(client: any ItemsClient, log: Log) {
    self.client = client
    self.log = log
  }

  func load() {
    log.note("list loads")
    titles = client.fetchItems()
  }
}

/// An advertising banner. Once closed, it stays closed.
final class BannerViewModel {
  let text: String
  private(set) var isClosed = false
  private let log: Log

  init(text: String, log: Log) {
    self.text = text
    self.log = log
  }

  func close() {
    isClosed = true
    log.note("closed \(text)")
  }
}
