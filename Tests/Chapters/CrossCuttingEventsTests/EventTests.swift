import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import CrossCuttingEvents

@Suite("Cross-cutting concerns: closures and observers")
@MainActor
struct EventTests {
  private let log = Log()
  private let tracks = Log()
  private let heard = Log()

  @Test("Two observers, one of them goes: log:ok, track:ok, track:again", .proves("STG-169"))
  func stated() {
    let events = Subject<String>()
    let logging = events.subscribe { heard.note("log:\($0)") }
    let tracking = events.subscribe { heard.note("track:\($0)") }
    events.send("ok")
    logging.cancel()
    events.send("again")
    withExtendedLifetime(tracking) {
      #expect(heard.lines == ["log:ok", "track:ok", "track:again"])
    }
  }

  @Test("One closure hears all features, and calls two concerns", .proves("STG-169"))
  func closure() async throws {
    let shop = App { event in
      log.note("\(event)")
      if case .paid = event { tracks.note("sale") }
    }
    try await sell(shop)
    #expect(log.lines == ["login Ada", "failed login", "paid 250", "failed payment"])
    #expect(tracks.lines == ["sale"])
  }

  @Test("Observers hear all features, each what it wants", .proves("STG-169", "STG-170"))
  func observers() async throws {
    let events = Subject<ShopEvent>()
    let subscriptions = [
      events.subscribe { log.note("\($0)") },
      events.subscribe { if case .paid = $0 { tracks.note("sale") } },
    ]
    try await sell(App(announce: events.send))
    withExtendedLifetime(subscriptions) {
      #expect(log.lines == ["login Ada", "failed login", "paid 250", "failed payment"])
      #expect(tracks.lines == ["sale"])
    }
  }

  @Test("A third observer changes nothing for features and observers", .proves("STG-170"))
  func oneMore() async throws {
    let events = Subject<ShopEvent>()
    let shop = App(announce: events.send)
    var subscriptions = [events.subscribe { log.note("\($0)") }]
    try await sell(shop)
    let before = log.lines
    subscriptions.append(events.subscribe { tracks.note("\($0)") })
    try await sell(shop)
    #expect(log.lines == before + before)
    #expect(tracks.lines == before)
    subscriptions = []
    try await sell(shop)
    #expect(log.lines == before + before)
  }

  @Test("Only the root subscribes; the features name no listener", .proves("STG-170"))
  func onlyTheRoot() throws {
    let root = try source("main").words()
    let others = try TestCheckout.sources(
      below: chapterFolder("CrossCuttingEvents"),
      skipping: ["Exercises", "Experiments", "InYourApp", "Refused"]
    ).filter { !$0.path.hasSuffix("/main.swift") }
    #expect(others.count > 10)
    for verb in ["subscribe", "stream"] {
      #expect(root.contains(verb))
      for file in others { #expect(!file.text.contains(".\(verb)"), "\(file.path)") }
    }
    for name in ["Events/Features", "Events/App"] {
      let words = try source(name).words()
      #expect(words.contains("announce"))
      #expect(
        !words.contains { ["Subject", "Broadcaster", "Log", "subscribe"].contains($0) },
        "\(name)")
    }
  }

  @Test("A listener hears of the sale when it is done, and cannot refuse it", .proves("STG-169"))
  func listensOnly() async throws {
    let events = Subject<ShopEvent>()
    let guarding = events.subscribe { event in
      if case .paid(let cents) = event, cents > 100 { heard.note("too late") }
    }
    let shop = App(announce: events.send)
    #expect(try await shop.checkout.buy("tea", for: "Ada") == "Ada paid 250")
    withExtendedLifetime(guarding) { #expect(heard.lines == ["too late"]) }
  }

  @Test("The error goes to the caller, and its event to the listeners", .proves("STG-169"))
  func errors() async {
    let shop = App { heard.note("\($0)") }
    #expect(throws: ShopError.unknown) { try shop.login.logIn("u9") }
    await #expect(throws: ShopError.nothingToPay) {
      try await shop.checkout.buy("milk", for: "Ada")
    }
    #expect(heard.lines == ["failed login", "failed payment"])
  }

  @Test("A subscription that nobody holds ends at once", .proves("STG-169"))
  func forgotten() {
    let events = Subject<String>()
    _ = events.subscribe { heard.note("forgotten:\($0)") }
    let kept = events.subscribe { heard.note("kept:\($0)") }
    events.send("ok")
    withExtendedLifetime(kept) { #expect(heard.lines == ["kept:ok"]) }
  }

  @Test("Whom an earlier observer cancels is not told any more")
  func cancelledWhileTold() {
    let events = Subject<String>()
    var later: Subscription?
    let first = events.subscribe {
      heard.note("first:\($0)")
      later?.cancel()
    }
    later = events.subscribe { heard.note("later:\($0)") }
    events.send("ok")
    withExtendedLifetime(first) { #expect(heard.lines == ["first:ok"]) }
  }

  // What ended together once met inside one change of the dictionary, and ended the program.
  @Test("With an observer goes the subscription that it alone has held")
  func heldByAnObserver() {
    let events = Subject<String>()
    func nested() -> Subscription {
      let inner = events.subscribe { heard.note("inner:\($0)") }
      return events.subscribe { _ in withExtendedLifetime(inner) {} }
    }
    nested().cancel()
    events.send("ok")
    #expect(heard.lines == [])
  }

  @Test("Who subscribes while an event is told hears the next one")
  func subscribedWhileTold() {
    let events = Subject<String>()
    var added: [Subscription] = []
    let first = events.subscribe { _ in
      guard added.isEmpty else { return }
      added.append(events.subscribe { heard.note("new:\($0)") })
    }
    events.send("one")
    #expect(heard.lines == [])
    events.send("two")
    withExtendedLifetime((first, added)) { #expect(heard.lines == ["new:two"]) }
    added = []
  }

  @Test("A subscription does not keep its subject, and may outlive it", .proves("STG-169"))
  func lifetimes() {
    let lifetimes = Lifetimes()
    func scenario() -> Subscription {
      let events = Subject<String>()
      lifetimes.watch("subject", events)
      return events.subscribe { heard.note($0) }
    }
    let subscription = scenario()
    #expect(lifetimes.freed == ["subject"])
    subscription.cancel()
  }

  /// A login and a sale that go well, and one of each that fails.
  private func sell(_ shop: App) async throws {
    #expect(try shop.login.logIn("u1") == "Ada")
    #expect((try? shop.login.logIn("u9")) == nil)
    #expect(try await shop.checkout.buy("tea", for: "Ada") == "Ada paid 250")
    let failed = try? await shop.checkout.buy("milk", for: "Ada")
    #expect(failed == nil)
  }
}
