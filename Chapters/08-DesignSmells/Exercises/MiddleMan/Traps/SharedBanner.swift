// Fails pagesShareNoBanner: one banner for the whole program.
// Also fails closedStaysClosed.
// MiddleMan. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// The home page. It greets, and it opens lists: each time a new one.
final class HomeViewModel {
  // TASK 1: Take a way to make a list. What a list needs is none of the page's business.
  private let user: String
  private let makeList: () -> ItemListViewModel

  init(user: String, makeList: @escaping () -> ItemListViewModel) {
    self.user = user
    self.makeList = makeList
  }

  func openList() -> ItemListViewModel {
    let list = makeList()
    list.load()
    return list
  }
  // END

  var greeting: String { "Hello, \(user)" }
}

/// The root's part for the home page.
func composeHome(user: String, client: any ItemsClient, log: Log) -> HomeViewModel {
  // TASK 1: Here it is known how a list is made.
  HomeViewModel(user: user, makeList: { ItemListViewModel(client: client, log: log) })
  // END
}

/// The page of one item, with a banner on it.
final class ItemDetailViewModel {
  let title: String

  // TASK 2: Take the banner. There is one for each page, from the start.
  let banner: BannerViewModel

  init(title: String, banner: BannerViewModel) {
    self.title = title
    self.banner = banner
  }
  // END
}

nonisolated(unsafe) private var theBanner: BannerViewModel?

/// The root's part for the page of an item.
func composeDetail(title: String, text: String, log: Log) -> ItemDetailViewModel {
  // TASK 2: Here it is known how a banner is made.
  let banner = theBanner ?? BannerViewModel(text: text, log: log)
  theBanner = banner
  return ItemDetailViewModel(title: title, banner: banner)
  // END
}
