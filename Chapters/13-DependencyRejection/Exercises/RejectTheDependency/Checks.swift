import Checking
import Playground
import Testing

@testable import RejectTheDependencyExercise

@Suite("Task 1: The core")
struct Task1 {
  // See currentOffers
  @Test("It returns the offers that end after the given time, in the order of the page.")
  func onlyCurrentOffers() throws {
    let page = "tea 250 50000\nmilk 100 40000\nbread 300 60000"
    func offers(at now: Int) -> String { told { try currentOffers(on: page, at: now).map(\.name) } }
    try expect(offers(at: 30_000), is: #"["tea", "milk", "bread"]"#, "at 30000, before any end")
    try expect(offers(at: 40_000), is: #"["tea", "bread"]"#, "at 40000, when milk ends")
    try expect(offers(at: 60_000), is: "[]", "at 60000, when the last one ends")
  }

  // See currentOffers
  @Test("An offer with 3600 seconds left, or fewer, costs half.")
  func lastHour() throws {
    for (left, cents) in [(3_601, 250), (3_600, 125), (1, 125)] {
      let offers = try currentOffers(on: "tea 250 50000", at: 50_000 - left).map(\.cents)
      try expect(offers, is: [cents], "as the price with \(left) seconds left")
    }
  }

  // See currentOffers
  @Test("A line that isn't an offer is an error, which tells the number of the line.")
  func badLineIsTold() throws {
    let found = told { try currentOffers(on: "tea 250 50000\nno offer", at: 30_000).map(\.name) }
    try expect(found, is: "threw BadLine(number: 2)", "from a page whose second line is 'no offer'")
  }
}

@Suite("Task 2: The shell")
struct Task2 {
  private let world = World()

  // See OffersShell.refresh
  @Test("It saves the page, and returns the offers that are current at the one time it reads.")
  func deliversAndSaves() throws {
    try expect(world.refresh(), is: #"["tea 125", "milk 100"]"#, "from refresh() at 49000")
    try expect(world.steps, is: ["load", "save \(world.page)"], "as its steps")
    try expect(world.reads, is: 1, "as the number of times that the clock was read")
  }

  // See OffersShell.refresh
  @Test("A page that the core can't read isn't saved.")
  func badPageIsNotSaved() throws {
    world.page = "no offer"
    try expect(world.refresh(), is: "threw BadLine(number: 1)", "from a page 'no offer'")
    try expect(world.steps, is: ["load"], "as its steps")
  }

  // See OffersShell.refresh
  @Test("It passes on the errors of the loader and of the cache.")
  func failuresAreTold() throws {
    world.failing = "save"
    try expect(world.refresh(), is: "threw Failed(to: \"save\")", "when the cache fails")
    world.failing = "load"
    try expect(world.refresh(), is: "threw Failed(to: \"load\")", "when the loader fails")
  }
}

private struct Failed: Error { let to: String }

/// A loader, a clock and a cache in one. It notes who was asked.
private final class World: Loader, WallClock, Cache {
  var page = "tea 250 50000\nmilk 100 60000"
  var failing = ""
  private let log = Log()

  func refresh() -> String {
    let shell = OffersShell(loader: self, clock: self, cache: self)
    return told { try shell.refresh().map { "\($0.name) \($0.cents)" } }
  }

  /// The clock may be read at any point.
  var steps: [String] { log.lines.filter { $0 != "clock" } }

  var reads: Int { log.lines.count { $0 == "clock" } }

  func load() throws -> String {
    log.note("load")
    if failing == "load" { throw Failed(to: "load") }
    return page
  }

  func now() -> Int {
    log.note("clock")
    return 49_000
  }

  func save(_ page: String) throws {
    log.note("save \(page)")
    if failing == "save" { throw Failed(to: "save") }
  }
}
