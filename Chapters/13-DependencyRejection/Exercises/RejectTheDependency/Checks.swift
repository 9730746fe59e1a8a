import Testing

@testable import RejectTheDependencyExercise

private func anyTime() -> Int { .random(in: 1_100_000_000...1_900_000_000) }
private func anyCents() -> Int { .random(in: 100_000...999_999) }

@Suite("Task 1: The core")
struct Task1 {
  @Test("It says what is current, in the order of the page and as often as it stands there.")
  func onlyWhatIsGiven() throws {
    let left = [-1, 0, 1, 3_600, 3_601, 9_999]
    for (first, second) in left.flatMap({ one in left.map { (one, $0) } }) {
      let now = anyTime()
      let (tea, ale) = (Line("tea", now + first), Line("Thé", now + second))
      try requireCurrent([tea, ale, Line("tea", now + second), tea, tea, ale], at: now)
    }
  }

  @Test("An offer is over in the second in which it ends.")
  func endIsOver() throws {
    for left in [-9_999, -1, 0, 1] {
      let now = anyTime()
      try requireCurrent([Line("tea", now + left)], at: now)
    }
  }

  @Test("It costs half with an hour left, and all of it a second earlier.")
  func lastHour() throws {
    for left in [3_601, 3_600, 3_599, 1] {
      for cents in [0, 1, 250, anyCents()] {
        let now = anyTime()
        try requireCurrent([Line("tea", now + left, cents: cents)], at: now)
        try requireCurrent([Line("tea", left, cents: cents)], at: 0)
      }
    }
  }

  @Test("The first line that is no offer is told, with its number, and not passed over.")
  func badLineIsTold() throws {
    let now = anyTime()
    let good = [-9, 9, 9_999].map { Line("tea", now + $0).text }
    for bad in [
      "no offer", "tea\t2\t9", "tea 250 \(now + 9) ", "tea  250 \(now + 9)", "tea 2.5 9", " ",
    ] {
      for place in 0...3 {
        let lines = good[..<place] + [bad] + good[place...]
        for page in [lines.joined(separator: "\n"), lines.joined(separator: "\n\n") + "\nno\n"] {
          for page in [page, "\n\(page)"] {
            var found: BadLine?
            do { _ = try currentOffers(on: page, at: now) } catch { found = error }
            try require(found, is: BadLine(number: place + 1), "for:\n\(page)")
          }
        }
      }
    }
  }

  @Test("An empty line is nothing, wherever it stands.")
  func emptyLines() throws {
    for count in 0...2 {
      let now = anyTime()
      let breaks = String(repeating: "\n", count: count)
      try requireCurrent([], breaks, at: now)
      try requireCurrent([Line("tea", now + 9), Line("ale", now + 9_999)], breaks, at: now)
    }
  }

  @Test("What was asked before changes nothing, and no clock is asked.")
  func remembersNothing() throws {
    let (world, now) = (World(), anyTime())
    _ = try? world.shell.refresh()
    let log = world.log
    // Another page at the same time, and the same page at another time.
    for name in ["tea", "ale", "tea"] {
      for left in [9_999, 3_600, -1, 3_601, 0, 1, 9_999] {
        try requireCurrent([Line(name, now, cents: 250)], at: now - left)
      }
      _ = try? currentOffers(on: "no offer", at: now)
    }
    try require(world.log, is: log, "as effects")
  }

  /// Ends the check if the core does not make of these lines what is current.
  private func requireCurrent(
    _ lines: [Line], _ breaks: String = "", at now: Int, place: SourceLocation = #_sourceLocation
  ) throws {
    // Values come in, and nothing else does.
    let core: (String, Int) throws(BadLine) -> [Offer] = currentOffers(on:at:)
    let page = breaks + lines.map(\.text).joined(separator: "\n" + breaks) + breaks
    let wanted = lines.flatMap { $0.current(at: now) }
    try require(try core(page, now), is: wanted, "at \(now) on:\n\(page)", at: place)
  }
}

@Suite("Task 2: The shell")
struct Task2 {
  private let world = World()

  @Test("It loads, then looks at the clock once, then saves, and so it does each time.")
  func order() throws {
    for page in world.pages {
      for _ in 1...2 { try requireRefresh(world, page, [.effects]) }
    }
  }

  @Test("It delivers what the core makes, and saves the page as it came; and so it does again.")
  func deliversAndSaves() throws {
    let other = World()
    for page in world.pages {
      for seconds in [0, 3_600, -3_600] {
        world.time += seconds
        // Another one refreshes while this one loads.
        world.whileLoading = { _ = try? other.shell.refresh() }
        try requireRefresh(world, page, [.result, .saved])
        try requireRefresh(other, other.pages[0], [.result, .saved])
      }
    }
  }

  @Test("A page with a line that is no offer is not saved, and the error is passed on.")
  func badPageIsNotSaved() throws {
    for page in world.pages {
      try requireRefresh(world, page + "\nno offer", [.effects, .result, .saved])
      try requireRefresh(world, page, [.result, .saved])
    }
  }

  @Test("What fails is passed on, ends the refresh, and changes nothing for the next one.")
  func failuresAreTold() throws {
    let failures: [[String: any Error]] = [
      [:], ["load": Failure()], ["load": BadLine(number: 1)], ["save": Failure()],
      ["save": BadLine(number: 2)],
    ]
    for (first, second) in failures.flatMap({ one in failures.map { (one, $0) } }) {
      for failing in [first, second] {
        world.failing = failing
        try requireRefresh(world, world.pages[0], [.effects, .result, .saved])
      }
    }
  }

  /// Ends the check if a refresh is not what it should be, in some of its parts.
  private func requireRefresh(
    _ world: World, _ page: String, _ parts: [Part], at place: SourceLocation = #_sourceLocation
  ) throws {
    world.page = page
    let wanted = world.wanted()
    let found = world.refresh()
    for part in parts {
      let about = "as \(part) at \(world.time) with:\n\(page)"
      try require(found[part.rawValue], is: wanted[part.rawValue], about, at: place)
    }
  }
}

/// Of a refresh, by its place in what a `World` tells.
private enum Part: Int { case effects, result, saved }

struct Failure: Error { let number = anyCents() }

/// A line of a page.
private struct Line {
  let offer: Offer

  init(_ name: String, _ end: Int, cents: Int = anyCents()) {
    offer = Offer(name: name, cents: cents, end: end)
  }

  var text: String { "\(offer.name) \(offer.cents) \(offer.end)" }

  func current(at now: Int) -> [Offer] {
    guard offer.end > now else { return [] }
    let isLast = offer.end - now <= 3_600
    return [Offer(name: offer.name, cents: isLast ? offer.cents / 2 : offer.cents, end: offer.end)]
  }
}

/// A loader, a clock and a cache in one.
private final class World: Loader, WallClock, Cache {
  var page = ""
  var time = anyTime()
  var failing: [String: any Error] = [:]
  var whileLoading = {}
  private(set) var log: [String] = []
  private(set) var saved: String?

  var shell: OffersShell { OffersShell(loader: self, clock: self, cache: self) }

  /// With all kinds of offers, with empty lines, with nothing current, and empty ones.
  lazy var pages: [String] = {
    let ends = [-9_999, 0, 1, 3_600, 3_601, 9_999].shuffled()
    let page = (ends + ends.reversed()).map { Line("tea", time + $0).text }.joined(separator: "\n")
    return [page, "\n\(page)\n\n\(page)\n", Line("ale", time - 1).text, "", "\n"]
  }()

  func load() throws -> String {
    try note("load")
    whileLoading()
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

  /// What the effects of a refresh are, how it ends, and what is saved then.
  func refresh() -> [String] {
    log = []
    let result = told { try shell.refresh() }
    return [log.joined(separator: ", "), result, saved ?? "nothing"]
  }

  /// The same as it should be.
  func wanted() -> [String] {
    let before = saved ?? "nothing"
    if let error = failing["load"] { return ["load", told { throw error }, before] }
    let made = told { try currentOffers(on: page, at: time) }
    guard (try? currentOffers(on: page, at: time)) != nil else {
      return ["load, now", made, before]
    }
    guard let error = failing["save"] else { return ["load, now, save", made, page] }
    return ["load, now, save", told { throw error }, before]
  }

  private func note(_ word: String) throws {
    log.append(word)
    if let error = failing[word] { throw error }
  }
}

/// What comes of a call.
private func told(_ call: () throws -> [Offer]) -> String {
  do {
    return "the offers \(try call())"
  } catch {
    return "the error \(error)"
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
