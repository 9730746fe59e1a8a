import Testing

@testable import RejectTheDependencyExercise

@Suite("Task 1: The core")
struct Task1 {
  @Test("It says what is current on a hundred pages at a hundred times, and asks nobody.")
  func onlyWhatIsGiven() throws {
    for _ in 1...100 {
      let world = World()
      try require(try currentOffers(on: world.page, at: world.time), is: world.offers, world.about)
    }
  }

  @Test("An offer is over in the second in which it ends.")
  func endIsOver() throws {
    let now = Int.random(in: 10_000...99_999)
    let page = "tea 250 \(now - 1)\nale 400 \(now)\nrum 300 \(now + 9_999)"
    let rum = Offer(name: "rum", cents: 300, end: now + 9_999)
    try require(try currentOffers(on: page, at: now), is: [rum], "at \(now) on:\n\(page)")
  }

  @Test("It costs half with an hour left, and all of it a second earlier.")
  func lastHour() throws {
    let now = Int.random(in: 10_000...99_999)
    let cents = 2 * Int.random(in: 100...999)
    let page = "tea \(cents) \(now + 3_601)\nale \(cents) \(now + 3_600)\nrum \(cents) \(now + 1)"
    let prices = try currentOffers(on: page, at: now).map(\.cents)
    try require(prices, is: [cents, cents / 2, cents / 2], "as prices at \(now) on:\n\(page)")
  }

  @Test("A line that is no offer is told, with its number, and not passed over.")
  func badLineIsTold() throws {
    var lines = (0..<5).map { "tea 250 \($0)" }
    let number = Int.random(in: 1...5)
    lines[number - 1] = "no offer"
    let page = lines.joined(separator: "\n")
    var found: BadLine?
    do { _ = try currentOffers(on: page, at: 2) } catch { found = error }
    try require(found, is: BadLine(number: number), "for:\n\(page)")
  }

  @Test("What was asked before changes nothing.")
  func remembersNothing() throws {
    let (first, second) = (World(), World())
    for world in [first, second, first] {
      try require(try currentOffers(on: world.page, at: world.time), is: world.offers, world.about)
    }
  }
}

@Suite("Task 2: The shell")
struct Task2 {
  @Test("It loads, then looks at the clock once, then saves.")
  func order() throws {
    let world = World()
    _ = try world.shell.refresh()
    try require(world.log, is: ["load", "now", "save"], "as effects")
  }

  @Test("It delivers what is current, and saves the page as it came; and so it does again.")
  func deliversAndSaves() throws {
    let world = World()
    for _ in 1...2 {
      try require(try world.shell.refresh(), is: world.offers, world.about)
      try require(world.saved, is: world.page, "as saved")
      world.turn()
    }
  }

  @Test("A page with a line that is no offer is not saved, and the error is passed on.")
  func badPageIsNotSaved() throws {
    let world = World()
    world.page += "\nno offer"
    let number = world.page.split(separator: "\n").count
    try require(failure(of: world), is: "\(BadLine(number: number))", "as error")
    try require(world.saved, is: nil, "as saved")
  }

  @Test("If loading or saving fails, the error is passed on, and nothing is saved.")
  func failuresAreTold() throws {
    for word in ["load", "save"] {
      let world = World(failingAt: word)
      try require(failure(of: world), is: "\(Failure(word: word))", "as error")
      try require(world.saved, is: nil, "as saved")
    }
  }

  private func failure(of world: World) -> String {
    do { return "none, but \(try world.shell.refresh().count) offers" } catch { return "\(error)" }
  }
}

struct Failure: Error { let word: String }

/// A loader, a clock and a cache in one, with a page that is current for a random time.
private final class World: Loader, WallClock, Cache {
  private(set) var log: [String] = []
  private(set) var saved: String?
  private(set) var time = 0
  private(set) var offers: [Offer] = []
  var page = ""
  private let failing: String

  init(failingAt word: String = "") {
    failing = word
    turn()
  }

  var shell: OffersShell { OffersShell(loader: self, clock: self, cache: self) }
  var about: String { "at \(time) on:\n\(page)" }

  /// Another time and another page: an offer that is over, one for half the price, one for all of it.
  func turn() {
    time = .random(in: 1_000_000...2_000_000_000)
    let cents = (0..<3).map { _ in Int.random(in: 100...999) }
    let ends = [-Int.random(in: 1...9_999), .random(in: 1...3_599), .random(in: 3_601...9_999)]
    let order = [0, 1, 2].shuffled()
    page = order.map { "item\($0) \(cents[$0]) \(time + ends[$0])" }.joined(separator: "\n")
    offers = order.filter { $0 > 0 }.map {
      Offer(name: "item\($0)", cents: $0 == 1 ? cents[1] / 2 : cents[$0], end: time + ends[$0])
    }
  }

  func load() throws -> String {
    try note("load")
    return page
  }

  func now() -> Int {
    log.append("now")
    return time
  }

  func save(_ page: String) throws {
    try note("save")
    saved = page
  }

  private func note(_ word: String) throws {
    log.append(word)
    if word == failing { throw Failure(word: word) }
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
