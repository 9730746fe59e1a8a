// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The home page. It greets, and it opens lists: each time a new one.
final class HomeViewModel {
  // TASK 1: Open lists without a client and a log.
  private let user: String
  private let client: any ItemsClient
  private let log: Log

  init(user: String, client: any ItemsClient, log: Log) {
    self.user = user
    self.client = client
    self.log = log
  }

  func openList() -> ItemListViewModel {
    let list = ItemListViewModel(client: client, log: log)
    list.load()
    return list
  }
  // END

  var greeting: String { "Hello, \(user)" }
}

/// The root's part for the home page.
func composeHome(user: String, client: any ItemsClient, log: Log) -> HomeViewModel {
  // TASK 1: Make the page.
  HomeViewModel(user: user, client: client, log: log)
  // END
}

/// The page of one item, with a banner on it.
final class ItemDetailViewModel {
  let title: String

  // TASK 2: Have a banner without a text and a log.
  private let text: String
  private let log: Log

  init(title: String, text: String, log: Log) {
    self.title = title
    self.text = text
    self.log = log
  }

  var banner: BannerViewModel { BannerViewModel(text: text, log: log) }
  // END
}

/// The root's part for the page of an item.
func composeDetail(title: String, text: String, log: Log) -> ItemDetailViewModel {
  // TASK 2: Make the page of the item.
  ItemDetailViewModel(title: title, text: text, log: log)
  // END
}
