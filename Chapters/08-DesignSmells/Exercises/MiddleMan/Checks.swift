import Checking
import Testing

@testable import MiddleManExercise

@Suite("Task 1: A new child each time")
struct Task1 {
  private let log = Log()

  // See HomeViewModel
  @Test("Each opening makes a list with the function, loads it, and returns it.")
  func isMadeFromAFunction() throws {
    var made: [ItemListViewModel] = []
    let home = try page {
      made.append(ItemListViewModel(client: Client("A"), log: log))
      return made[made.count - 1]
    }
    try expect(made.count, is: 0, "lists made before one is opened")
    for count in 1...2 {
      let list = home.openList()
      try expect(made.count, is: count, "lists made by \(count) openings")
      try expect(list.titles, is: ["tea of A"], "in the list that was opened")
      let found = list === made[count - 1] ? "the list that was made" : "another list"
      try expect(found, is: "the list that was made", "by opening \(count)")
    }
  }

  // See composeHome
  @Test("The root's page opens a new list each time, with its own client.")
  func opensANewListEachTime() throws {
    _ = try page { ItemListViewModel(client: Client("A"), log: log) }
    let pages = ["A", "B"].map { composeHome(user: "Ada", client: Client($0), log: log) }
    let lists = [pages[0].openList(), pages[0].openList(), pages[1].openList()]
    let wanted = [["tea of A"], ["tea of A"], ["tea of B"]]
    try expect(lists.map(\.titles), is: wanted, "in two lists of page A and one of page B")
    let found = lists[0] === lists[1] ? "the same list" : "two lists"
    try expect(found, is: "two lists", "from two openings")
    try expect(log.lines.count, is: 3, "lines in the log after three lists were loaded")
  }

  private func page(_ make: @escaping () -> ItemListViewModel) throws -> HomeViewModel {
    try required(HomeViewModel(user: "Ada", makeList: make), "HomeViewModel(user:makeList:)")
  }
}

@Suite("Task 2: One child from the start")
struct Task2 {
  // See ItemDetailViewModel.banner
  @Test("A banner that was closed stays closed, and another page has another one.")
  func closedStaysClosed() throws {
    let pages = ["tea", "salt"].map { composeDetail(title: $0, text: "Sale", log: Log()) }
    pages[0].banner.close()
    let found = pages.map { $0.banner.isClosed ? "closed" : "open" }
    try expect(found, is: ["closed", "open"], "as banners, after the first page's was closed")
  }
}

// Where a page is made in the old way, these are called.
extension HomeViewModel {
  @_disfavoredOverload
  convenience init?(user: String, makeList: @escaping () -> ItemListViewModel) { return nil }
}

private func required<Page>(_ page: Page?, _ form: String) throws -> Page {
  try expect(page == nil ? "none" : form, is: form, "as an initializer")
  return try #require(page)
}

private final class Client: ItemsClient {
  let name: String

  init(_ name: String) { self.name = name }

  func fetchItems() -> [String] { ["tea of \(name)"] }
}

#if PROBES
  // Task 1: A page can't be made from what only its list needs.
  // See HomeViewModel
  func homeTakesAFunction(list: ItemListViewModel, client: any ItemsClient, log: Log) {
    _ = HomeViewModel(user: "Ada", makeList: { list })
    _ = HomeViewModel(user: "Ada", client: client, log: log)  // refused: argument
  }

  // Task 2: A page is made from its banner, and no code replaces it.
  // See ItemDetailViewModel
  func detailTakesABanner(page: ItemDetailViewModel, banner: BannerViewModel, log: Log) {
    _ = ItemDetailViewModel(title: "tea", banner: banner)
    _ = ItemDetailViewModel(title: "tea", text: "Sale", log: log)  // refused: argument
    page.banner = banner  // refused: banner
  }
#endif
