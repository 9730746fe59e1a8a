import Testing

@testable import MiddleManExercise

@Suite("Task 1: A new child each time")
struct Task1 {
  private let client = Client()
  private let log = Log()
  private let user = "user \(freshNumber())"

  @Test("The page is made from a user and a function that each opening calls once.")
  func isMadeFromAFunction() throws {
    var made: [ItemListViewModel] = []
    func make() -> ItemListViewModel {
      // A list that shows something already is loaded like any other.
      let list = ItemListViewModel(client: client, log: log)
      list.load()
      client.names = randomNames()
      made.append(list)
      return list
    }
    let page = HomeViewModel(user: user, makeList: make)
    let home = try required(page, "HomeViewModel(user:makeList:)")
    try require([home.greeting, "\(made.count)"], is: ["Hello, \(user)", "0"], "before opening")
    for count in 1...3 {
      let list = home.openList()
      try require(made.count, is: count, "lists made by \(count) openings")
      try require(list === made[count - 1], is: true, "as 'the list is the one that was made'")
      try require(log.lines.count - count, is: count, "lists loaded by \(count) openings")
      try require(list.titles, is: client.names, "as titles of a list that had others before")
    }
  }

  @Test("The page of the root greets, has no client and no log, and each time opens a new list.")
  func opensANewListEachTime() throws {
    let home = try composed()
    let parts = held(by: home).filter { $0 === client || $0 === log }
    try require(parts.map { "\(type(of: $0))" }, is: [], "as parts that the page holds")
    try require(home.greeting, is: "Hello, \(user)", "as greeting")
    try require(client.calls, is: 0, "calls of the client before a list is opened")
    var lists: [ItemListViewModel] = []
    var wanted: [[String]] = []
    for names in [client.names, randomNames(), [], [], client.names] {
      client.names = names
      lists.append(home.openList())
      wanted.append(names)
      try require(lists.map(\.titles), is: wanted, "as titles of the lists")
      try require(client.calls, is: lists.count, "calls of the client")
    }
    client.whileFetching = { lists.append(home.openList()) }
    lists.append(home.openList())
    try require(client.calls, is: 7, "calls of the client, one inside another")
    try require(Set(lists.map(ObjectIdentifier.init)).count, is: 7, "different lists")
    try require(log.lines, is: Array(repeating: "list loads", count: 7), "in the log")
  }

  @Test("Each page opens lists with the client and the log that it was composed with.")
  func pagesShareNothing() throws {
    _ = try composed()
    let (clients, logs) = ([client, Client(), client], [log, Log()])
    var pages: [(home: HomeViewModel, client: Client, log: Log)] = []
    for client in clients {
      for log in logs {
        pages.append((composeHome(user: user, client: client, log: log), client, log))
      }
    }
    for page in pages + pages.reversed() {
      let before = page.log.lines.count
      let titles = page.home.openList().titles
      try require(titles, is: page.client.names, "as titles of a list of its own client")
      try require(page.log.lines.count - before, is: 1, "new line in its own log")
    }
    try require(logs.map(\.lines.count), is: [6, 6], "lines in both logs")
    for user in ["", "other \(user)"] {
      let home = composeHome(user: user, client: client, log: log)
      try require(home.greeting, is: "Hello, \(user)", "as greeting")
    }
  }

  @Test("The page keeps its client and its log alive, and nothing keeps what was let go.")
  func keepsWhatListsNeed() throws {
    weak var log: Log?
    weak var client: Client?
    weak var list: ItemListViewModel?
    func compose() throws -> HomeViewModel {
      _ = try composed()
      let own = (client: Client(), log: Log())
      (client, log) = own
      return composeHome(user: user, client: own.client, log: own.log)
    }
    func open(_ home: HomeViewModel) throws {
      let opened = home.openList()
      list = opened
      try require(opened.titles, is: client?.names ?? ["no client"], "as titles")
      try require(log?.lines ?? ["no log"], is: ["list loads"], "in the log")
    }
    func use() throws {
      let home = try compose()
      try open(home)
      try require(state(list), is: "freed", "as the state of a list let go")
      _ = home.openList()
    }
    try use()
    try require(
      [state(client), state(log)], is: ["freed", "freed"], "as client and log at the end")
  }

  /// The root's page, once there is a page that takes a function.
  private func composed(at place: SourceLocation = #_sourceLocation) throws -> HomeViewModel {
    let list = ItemListViewModel(client: client, log: log)
    let page = HomeViewModel(user: user, makeList: { list })
    _ = try required(page, "HomeViewModel(user:makeList:)", at: place)
    return composeHome(user: user, client: client, log: log)
  }
}

@Suite("Task 2: One child from the start")
struct Task2 {
  private let log = Log()
  private let text = "text \(freshNumber())"

  @Test("The page is made from a title and a banner, and has that very banner.")
  func isMadeFromTheBanner() throws {
    let banner = BannerViewModel(text: text, log: log)
    let page = ItemDetailViewModel(title: "tea", banner: banner)
    let detail = try required(page, "ItemDetailViewModel(title:banner:)")
    for _ in 1...2 {
      try require(detail.banner === banner, is: true, "as 'the banner is the one it was given'")
      banner.close()
    }
    try require(detail.banner === banner, is: true, "as 'the banner is the same when closed'")
  }

  @Test("The page of the root has its title, and a banner that was closed stays closed.")
  func closedStaysClosed() throws {
    for (title, text) in [("title \(freshNumber())", text), ("", ""), (text, text)] {
      let (log, before) = (Log(), self.log.lines)
      let detail = try composed(title: title, text: text, log: log)
      let parts = held(by: detail).filter { $0 === log }
      try require(parts.map { "\(type(of: $0))" }, is: [], "as parts that the page holds")
      let banner: BannerViewModel = detail.banner
      try require([detail.title, banner.text], is: [title, text], "as title and text")
      try require(banner.isClosed, is: false, "as isClosed at first")
      try require(log.lines, is: [], "in the log before anything is closed")
      for count in 1...2 {
        detail.banner.close()
        try require(detail.banner.isClosed, is: true, "as isClosed after close()")
        try require(detail.banner === banner, is: true, "as 'the banner is the same when closed'")
        try require(log.lines, is: Array(repeating: "closed \(text)", count: count), "in the log")
      }
      try require(self.log.lines, is: before, "in a log of other pages")
    }
  }

  @Test("Each page has a banner of its own, also where all else is the same.")
  func pagesShareNoBanner() throws {
    _ = try composed(title: "tea", text: text, log: log)
    for other in [text, "other \(text)"] {
      let pages = [text, other, text].map { composeDetail(title: "tea", text: $0, log: log) }
      for (number, page) in pages.enumerated() {
        let closed = pages.indices.map { $0 < number }
        try require(pages.map(\.banner.isClosed), is: closed, "as isClosed of three pages")
        page.banner.close()
      }
      try require(pages.map(\.banner.text), is: [text, other, text], "as texts of three pages")
    }
    let page = composeDetail(title: "tea", text: text, log: log)
    try require(page.banner.isClosed, is: false, "as isClosed of a page that comes later")
  }

  @Test("A banner lives as long as its page.")
  func bannerLivesWithItsPage() throws {
    weak var banner: BannerViewModel?
    weak var log: Log?
    func use() throws {
      let own = Log()
      log = own
      let page = try composed(title: "tea", text: text, log: own)
      banner = page.banner
      try require(state(banner), is: "kept", "as the banner's state")
    }
    try use()
    try require(
      [state(banner), state(log)], is: ["freed", "freed"], "as banner and log in the end")
  }

  /// The root's page, once there is a page that takes a banner.
  private func composed(
    title: String, text: String, log: Log, at place: SourceLocation = #_sourceLocation
  ) throws -> ItemDetailViewModel {
    let page = ItemDetailViewModel(title: title, banner: BannerViewModel(text: text, log: log))
    _ = try required(page, "ItemDetailViewModel(title:banner:)", at: place)
    return composeDetail(title: title, text: text, log: log)
  }
}

// What is called where a page has no such initialiser: the page's own is preferred.

extension HomeViewModel {
  @_disfavoredOverload
  convenience init?(user: String, makeList: @escaping () -> ItemListViewModel) {
    return nil
  }
}

extension ItemDetailViewModel {
  @_disfavoredOverload
  convenience init?(title: String, banner: BannerViewModel) {
    return nil
  }
}

private func required<Page>(
  _ page: Page?, _ form: String, at place: SourceLocation = #_sourceLocation
) throws -> Page {
  try #require(page, "expected \(form), found no such init", sourceLocation: place)
}

private final class Client: ItemsClient {
  var names = randomNames()
  /// What happens once, inside the next fetch.
  var whileFetching: (() -> Void)?
  private(set) var calls = 0

  func fetchItems() -> [String] {
    calls += 1
    let action = whileFetching
    whileFetching = nil
    action?()
    return names
  }
}

nonisolated(unsafe) private var lastNumber = Int.random(in: 100_000...500_000)

/// A random number that no other one equals.
private func freshNumber() -> Int {
  lastNumber += Int.random(in: 1...99)
  return lastNumber
}

/// The objects that a page holds, itself or through helpers of its own.
private func held(by page: Any, depth: Int = 3) -> [AnyObject] {
  Mirror(reflecting: page).children.flatMap { _, value -> [AnyObject] in
    let isObject = Mirror(reflecting: value).displayStyle == .class
    let isChild = value is BannerViewModel || value is ItemListViewModel
    return (isObject ? [value as AnyObject] : [])
      + (isChild || depth == 0 ? [] : held(by: value, depth: depth - 1))
  }
}

private func state(_ object: AnyObject?) -> String { object == nil ? "freed" : "kept" }

private func randomNames() -> [String] {
  (1...Int.random(in: 2...4)).map { _ in "item \(freshNumber())" }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}

#if PROBES
  // Task 1: A page takes a user and a function that makes a list; the old init is gone.
  // See HomeViewModel
  func homeTakesAFunction(page: HomeViewModel, client: any ItemsClient, log: Log) {
    typealias Make = (String, @escaping () -> ItemListViewModel) -> HomeViewModel
    let _: Make = HomeViewModel.init(user:makeList:)
    _ = HomeViewModel(user: "", makeList: { nil })  // refused: nil
    _ = HomeViewModel(user: "", makeList: nil)  // refused: nil
    _ = HomeViewModel(user: "", makeList: { throw CancellationError() })  // refused: throw
    _ = HomeViewModel(user: "", client: client, log: log)  // refused: argument
    _ = HomeViewModel(user: "")  // refused: makeList
    _ = page.client  // refused: client
    _ = page.log  // refused: log
  }

  // Task 2: A page takes a title and a banner, which nobody replaces; the old init is gone.
  // See ItemDetailViewModel
  func detailTakesABanner(page: ItemDetailViewModel, banner: BannerViewModel, log: Log) {
    let _: (String, BannerViewModel) -> ItemDetailViewModel = ItemDetailViewModel.init(
      title:banner:)
    _ = ItemDetailViewModel(title: "", banner: nil)  // refused: nil
    _ = page.banner?.text  // refused: non-optional
    page.banner = banner  // refused: banner
    _ = ItemDetailViewModel(title: "", text: "", log: log)  // refused: argument
    _ = ItemDetailViewModel(title: "", text: "")  // refused: argument
    _ = ItemDetailViewModel(title: "")  // refused: banner
    _ = page.log  // refused: log
  }
#endif
