import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import CrossCuttingEvents

@Suite("Cross-cutting concerns: events for closures and observers")
@MainActor
struct EventTests {
  private let log = Log()
  private let tracks = Log()
  private let received = Log()

  @Test("An observer that cancels gets no further events", .proves("STG-169"))
  func stated() {
    let events = Subject<String>()
    let logging = events.subscribe { received.note("log:\($0)") }
    let tracking = events.subscribe { received.note("track:\($0)") }
    events.send("ok")
    logging.cancel()
    events.send("again")
    withExtendedLifetime(tracking) {
      #expect(received.lines == ["log:ok", "track:ok", "track:again"])
    }
  }

  @Test("A single closure can log and track all features' events", .proves("STG-169"))
  func closure() async throws {
    let shop = App { event in
      log.note("\(event)")
      if case .paid = event { tracks.note("sale") }
    }
    try await sell(shop)
    #expect(log.lines == ["login Ada", "failed login", "paid 250", "failed payment"])
    #expect(tracks.lines == ["sale"])
  }

  @Test("Each observer picks its events from those of all features", .proves("STG-169", "STG-170"))
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

  @Test("Adding an observer doesn't change what other observers receive", .proves("STG-170"))
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

  @Test("Only `main.swift` subscribes to events", .proves("STG-170"))
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

  @Test("A listener can't prevent a sale, because the event comes afterwards", .proves("STG-169"))
  func listensOnly() async throws {
    let events = Subject<ShopEvent>()
    let guarding = events.subscribe { event in
      if case .paid(let cents) = event, cents > 100 { received.note("too late") }
    }
    let shop = App(announce: events.send)
    #expect(try await shop.checkout.buy("tea", for: "Ada") == "Ada paid 250")
    withExtendedLifetime(guarding) { #expect(received.lines == ["too late"]) }
  }

  @Test("A failed call throws to its caller and sends an event", .proves("STG-169"))
  func errors() async {
    let shop = App { received.note("\($0)") }
    #expect(throws: ShopError.unknown) { try shop.login.logIn("u9") }
    await #expect(throws: ShopError.nothingToPay) {
      try await shop.checkout.buy("milk", for: "Ada")
    }
    #expect(received.lines == ["failed login", "failed payment"])
  }

  @Test("A subscription that isn't stored ends immediately", .proves("STG-169"))
  func forgotten() {
    let events = Subject<String>()
    _ = events.subscribe { received.note("forgotten:\($0)") }
    let retained = events.subscribe { received.note("retained:\($0)") }
    events.send("ok")
    withExtendedLifetime(retained) { #expect(received.lines == ["retained:ok"]) }
  }

  @Test("An observer canceled during an event doesn't receive it")
  func canceledDuringEvent() {
    let events = Subject<String>()
    var later: Subscription?
    let first = events.subscribe {
      received.note("first:\($0)")
      later?.cancel()
    }
    later = events.subscribe { received.note("later:\($0)") }
    events.send("ok")
    withExtendedLifetime(first) { #expect(received.lines == ["first:ok"]) }
  }

  // A regression: both removals happened inside one change of the dictionary, which crashed.
  @Test("Canceling an observer also cancels the subscription that it stores")
  func heldByAnObserver() {
    let events = Subject<String>()
    func nested() -> Subscription {
      let inner = events.subscribe { received.note("inner:\($0)") }
      return events.subscribe { _ in withExtendedLifetime(inner) {} }
    }
    nested().cancel()
    events.send("ok")
    #expect(received.lines == [])
  }

  @Test("An observer that subscribes during an event receives only later events")
  func subscribedDuringEvent() {
    let events = Subject<String>()
    var added: [Subscription] = []
    let first = events.subscribe { _ in
      guard added.isEmpty else { return }
      added.append(events.subscribe { received.note("new:\($0)") })
    }
    events.send("one")
    #expect(received.lines == [])
    events.send("two")
    withExtendedLifetime((first, added)) { #expect(received.lines == ["new:two"]) }
    added = []
  }

  @Test("A subscription doesn't keep its subject alive", .proves("STG-169"))
  func lifetimes() {
    let lifetimes = Lifetimes()
    func scenario() -> Subscription {
      let events = Subject<String>()
      lifetimes.watch("subject", events)
      return events.subscribe { received.note($0) }
    }
    let subscription = scenario()
    #expect(lifetimes.freed == ["subject"])
    subscription.cancel()
  }

  /// A login and a sale that succeed, then a login and a sale that fail.
  private func sell(_ shop: App) async throws {
    #expect(try shop.login.logIn("u1") == "Ada")
    #expect((try? shop.login.logIn("u9")) == nil)
    #expect(try await shop.checkout.buy("tea", for: "Ada") == "Ada paid 250")
    let failed = try? await shop.checkout.buy("milk", for: "Ada")
    #expect(failed == nil)
  }
}
