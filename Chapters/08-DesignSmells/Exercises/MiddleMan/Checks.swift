import Testing

@testable import MiddleManExercise

@Suite("Task 1: A new child each time")
struct Task1 {
  private let client = Client()
  private let log = Log()
  private let user = "user \(Int.random(in: 100_000...999_999))"

  @Test("The page is made from a user and a way to make a list, which each opening calls once.")
  func isMadeFromAFunction() throws {
    var made: [ItemListViewModel] = []
    let page = HomeViewModel(
      user: user,
      makeList: {
        made.append(ItemListViewModel(client: client, log: log))
        return made[made.count - 1]
      })
    let home = try required(page, "HomeViewModel(user:makeList:)")
    try require([home.greeting, "\(made.count)"], is: ["Hello, \(user)", "0"], "before opening")
    let list = home.openList()
    try require(list === made.first, is: true, "as 'the list is the one that was made'")
    _ = home.openList()
    try require(made.count, is: 2, "lists made by two openings")
  }

  @Test("The page of the root greets its user, and opens a list that is loaded.")
  func opensALoadedList() throws {
    let home = try composed()
    try require(home.greeting, is: "Hello, \(user)", "as greeting")
    try require(home.openList().titles, is: client.names, "as titles")
    try require(log.lines, is: ["list loads"], "in the log")
  }

  @Test("Each opening makes a new list, and none is loaded before.")
  func opensANewListEachTime() throws {
    let home = try composed()
    try require(client.calls, is: 0, "calls of the client before a list is opened")
    let (first, old) = (home.openList(), client.names)
    client.names = randomNames()
    let second = home.openList()
    try require(first === second, is: false, "as 'both are one list'")
    try require([first.titles, second.titles], is: [old, client.names], "as titles")
    try require(client.calls, is: 2, "calls of the client")
  }

  @Test("Each page opens lists with the client and the log that it was composed with.")
  func pagesShareNothing() throws {
    let home = try composed()
    let (otherClient, otherLog) = (Client(), Log())
    let other = composeHome(user: "other", client: otherClient, log: otherLog)
    try require(home.openList().titles, is: client.names, "as titles of the first page's list")
    try require(log.lines, is: ["list loads"], "in the first page's log")
    try require(otherLog.lines, is: [], "in the other page's log")
    try require(other.openList().titles, is: otherClient.names, "as titles of the other's")
  }

  /// The root's page, once there is a page that takes a function.
  private func composed(at place: SourceLocation = #_sourceLocation) throws -> HomeViewModel {
    let make = { ItemListViewModel(client: client, log: log) }
    let page = HomeViewModel(user: user, makeList: make)
    _ = try required(page, "HomeViewModel(user:makeList:)", at: place)
    return composeHome(user: user, client: client, log: log)
  }
}

@Suite("Task 2: One child from the start")
struct Task2 {
  private let log = Log()
  private let text = "text \(Int.random(in: 100_000...999_999))"

  @Test("The page is made from a title and a banner, and has that very banner.")
  func isMadeFromTheBanner() throws {
    let banner = BannerViewModel(text: text, log: log)
    let page = ItemDetailViewModel(title: "tea", banner: banner)
    let detail = try required(page, "ItemDetailViewModel(title:banner:)")
    try require(detail.banner === banner, is: true, "as 'the banner is the one it was given'")
  }

  @Test("The page of the root has its title, and a banner with the text and the log.")
  func hasTitleAndBanner() throws {
    let title = "title \(Int.random(in: 100_000...999_999))"
    let detail = try composed(title: title)
    try require([detail.title, detail.banner.text], is: [title, text], "as title and text")
    detail.banner.close()
    try require(log.lines, is: ["closed \(text)"], "in the log")
  }

  @Test("A banner that was closed stays closed.")
  func closedStaysClosed() throws {
    let detail = composeDetail(title: "tea", text: text, log: log)
    try require(detail.banner.isClosed, is: false, "as isClosed at first")
    detail.banner.close()
    try require(detail.banner.isClosed, is: true, "as isClosed after close()")
  }

  @Test("Each page has a banner of its own.")
  func pagesShareNoBanner() throws {
    let first = try composed(title: "tea")
    let second = composeDetail(title: "milk", text: "other", log: log)
    first.banner.close()
    try require(
      [first, second].map(\.banner.isClosed), is: [true, false], "as isClosed of both pages")
    try require(second.banner.text, is: "other", "as the second page's text")
  }

  /// The root's page, once there is a page that takes a banner.
  private func composed(
    title: String, at place: SourceLocation = #_sourceLocation
  ) throws -> ItemDetailViewModel {
    let page = ItemDetailViewModel(title: title, banner: BannerViewModel(text: text, log: log))
    _ = try required(page, "ItemDetailViewModel(title:banner:)", at: place)
    return composeDetail(title: title, text: text, log: log)
  }
}

// What is called where a page has no such initialiser: the page's own is preferred.

extension HomeViewModel {
  @_disfavoredOverload
  fileprivate convenience init?(user: String, makeList: @escaping () -> ItemListViewModel) {
    return nil
  }
}

extension ItemDetailViewModel {
  @_disfavoredOverload
  fileprivate convenience init?(title: String, banner: BannerViewModel) {
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
  private(set) var calls = 0

  func fetchItems() -> [String] {
    calls += 1
    return names
  }
}

private func randomNames() -> [String] {
  (1...Int.random(in: 2...4)).map { _ in "item \(Int.random(in: 100_000...999_999))" }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
