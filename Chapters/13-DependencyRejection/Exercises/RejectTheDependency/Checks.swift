import Testing

@testable import RejectTheDependencyExercise

private func anyTime() -> Int { .random(in: 1_100_000_000...1_900_000_000) }
/// Thousands of years.
private let farAway = 99_999_999_999
private let times = [anyTime(), 0, -anyTime(), farAway, -farAway]
private func anyCents() -> Int { .random(in: 100_000...999_999) }

@Suite("Task 1: The core")
struct Task1 {
  @Test("It says what is current, in the order of the page and as often as it stands there.")
  func onlyWhatIsGiven() throws {
    for now in [anyTime(), anyTime()] {
      let lines =
        [-9_999, 1, 3_601].map { line(now + $0) } + ["Thé -5 \(now + 9)", " 7 \(now + 9)"]
      try requireCurrent(on: pages(of: lines), at: now)
      try requireCurrent(on: [(lines + lines.reversed() + lines).joined(separator: "\n")], at: now)
    }
  }

  @Test("An offer costs half with an hour left, and is over in the second in which it ends.")
  func lastHour() throws {
    for now in times {
      try requireCurrent(on: [-farAway, -9, -1, 0, 1].map { line(now + $0) }, at: now)
      try requireCurrent(on: times.map { line($0) }, at: now)
    }
    for now in times + [-3_601, -3_600, -1, 3_600] {
      for left in [3_601, 3_600, 3_599, 1] {
        let prices = [0, 1, 250, -1, -250, -251, .min, .max, anyCents(), -anyCents()]
        try requireCurrent(on: prices.map { line(now + left, cents: $0) }, at: now)
      }
    }
  }

  @Test("The first line that is no offer is told, with its number; an empty line is none.")
  func badLineIsTold() throws {
    let now = anyTime()
    for end in [now - 9, now + 9] {
      let all = [
        "no offer", " ", "  ", "\t", "tea\t2\t9", "tea 2 9\(Int.max)", "tea \(end)",
        "tea 2 \(end) ",
        " tea 2 \(end)", "tea  2 \(end)", "tea 2.5 \(end)", "tea 2 \(end)\r", "tea 2 \(end) 9",
      ]
      for bad in all {
        let mixed = [line(now - 9), line(now + 9)].flatMap { ["\($0)\n\(bad)", "\(bad)\n\($0)"] }
        // The first of two is told, whatever is wrong with each.
        let two = all.map { "\(bad)\n\($0)" }
        try requireCurrent(on: [bad] + mixed + two, at: now)
      }
    }
    let lines = ["no", line(now - 9), line(now + 9), "", "no offer"]
    try requireCurrent(on: pages(of: lines), at: now)
    try requireCurrent(on: ["\n\n\n\n\(line(now + 9))\n\n\n"], at: now)
  }

  @Test("What was asked before changes nothing, and no clock is asked.")
  func remembersNothing() throws {
    let (world, now) = (World(), anyTime())
    _ = try? world.shell.refresh()
    let log = world.log
    // Another page at the same time, and the same page at another time.
    for name in ["tea", "ale", "tea"] {
      for left in [9_999, 3_600, -1, 3_601, 0, 1, 9_999] {
        try requireCurrent(on: ["\(name) 250 \(now)"], at: now - left)
      }
      _ = try? currentOffers(on: "no offer", at: now)
    }
    try require(world.log, is: log, "as effects")
  }

  /// Ends the check if the core does not make of these pages what `OffersAsFound` makes of them.
  private func requireCurrent(
    on pages: [String], at now: Int, place: SourceLocation = #_sourceLocation
  ) throws {
    // Values come in, and nothing else does.
    let core: (String, Int) throws(BadLine) -> [Offer] = currentOffers(on:at:)
    let world = World()
    world.time = now
    for page in pages {
      world.page = page
      let wanted = Result { try world.asFound.refresh() }
      let found = Result { try core(page, now) }
      if (try? found.get()) != (try? wanted.get()) || badLine(found) != badLine(wanted) {
        let words = (told { try found.get() }, told { try wanted.get() })
        try require(words.0, is: words.1, "at \(now) on:\n\(page)", at: place)
      }
    }
  }
}

private func line(_ end: Int, cents: Int = anyCents()) -> String { "tea \(cents) \(end)" }

/// All pages of up to three of these lines.
private func pages(of lines: [String]) -> [String] {
  var (pages, longest) = (lines, lines)
  for _ in 1...2 {
    longest = longest.flatMap { page in lines.map { "\(page)\n\($0)" } }
    pages += longest
  }
  return pages
}

private func badLine(_ result: Result<[Offer], any Error>) -> BadLine? {
  if case .failure(let error) = result { error as? BadLine } else { nil }
}

@Suite("Task 2: The shell")
struct Task2 {
  private let world = World()

  @Test("It loads, then looks at the clock once, then saves, and so it does each time.")
  func order() throws {
    for page in world.pages + world.pages.reversed() {
      for _ in 1...2 { try requireRefresh(world, page, [.effects]) }
    }
  }

  @Test("It delivers what the core makes, and saves the page as it came; and so it does again.")
  func deliversAndSaves() throws {
    let other = World()
    for page in world.pages {
      for seconds in [0, 3_600, -3_600] {
        world.time += seconds
        // Another one refreshes while this one loads, and this one itself.
        var inner: [String] = []
        world.whileLoading = { [world] in
          world.whileLoading = { _ = try? other.shell.refresh() }
          inner = Array(world.refresh().dropFirst())
        }
        try requireRefresh(world, page, [.result, .saved])
        try require(inner, is: Array(world.wanted().dropFirst()), "while it loads")
        try requireRefresh(other, other.pages[0], [.result, .saved])
      }
    }
  }

  @Test("What fails is passed on and ends the refresh, and an unreadable page is not saved.")
  func failuresAreTold() throws {
    for page in world.pages {
      try requireRefresh(world, page + "\nno offer", [.effects, .result, .saved])
      try requireRefresh(world, page, [.result, .saved])
    }
    let failures: [[String: any Error]] = [
      [:], ["load": Failure()], ["load": BadLine(number: 1)], ["save": Failure()],
      ["save": BadLine(number: 2)],
    ]
    let (good, bad) = ("\(line(world.time))\n\(line(world.time + 9))", "no offer")
    let steps =
      failures.map { (good, $0) } + [(bad, [:]), (bad, failures[3]), (world.pages[2], [:])]
    for (first, second) in steps.flatMap({ one in steps.map { (one, $0) } }) {
      for step in [first, second, second] {
        (world.page, world.failing) = step
        try requireRefresh(world, world.page, [.effects, .result, .saved])
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

/// A loader, a clock and a cache in one.
private final class World: Loader, WallClock, Cache {
  var page = ""
  var time = anyTime()
  var failing: [String: any Error] = [:]
  var whileLoading = {}
  private(set) var log: [String] = []
  private(set) var saved: String?

  /// The same one for all refreshes.
  lazy var shell = OffersShell(loader: self, clock: self, cache: self)
  var asFound: OffersAsFound { OffersAsFound(loader: self, clock: self, cache: self) }

  /// With all kinds of offers, with empty lines, with nothing current, and empty ones.
  lazy var pages: [String] = {
    let ends = [-9_999, 0, 1, 3_600, 3_601, 9_999].shuffled()
    let page = (ends + ends.reversed()).map { line(time + $0) }.joined(separator: "\n")
    return [page, "\n\(page)\n\n\(page)\n", line(time - 1), "", "\n"]
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
