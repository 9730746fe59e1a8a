import Testing

@testable import FirstAliasExercise

@Suite("Task 1: A leaf")
struct Task1 {
  @Test("Each service of an app is the very one that was passed to it.")
  func appHasWhatWasPassed() throws {
    let desks = [Desk(0), Desk(1), Desk(2)]
    for desk in desks + desks.reversed() {
      let app = desk.app
      try require(app.messenger, is: desk.messenger, "messenger")
      try require(app.logger, is: desk.logger, "logger")
      try require(app.tracker, is: desk.tracker, "tracker")
      try require(app.prices, is: desk.prices, "prices")
    }
  }

  private func require(
    _ found: Any, is wanted: any Service, _ what: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let words = found is Missing ? "none" : "another one"
    // The recorder tells a struct from its equals.
    let isSame =
      type(of: found) == type(of: wanted as Any)
      && (found as? any Service)?.recorder === wanted.recorder
    try #require(
      isSame, "expected the very \(what) that was passed, found \(words)", sourceLocation: place)
  }
}

@Suite("Task 2: An alias")
struct Task2 {
  @Test("Over an app, share sends the same and tracks the same as before.")
  func sharesAsBefore() throws {
    let desks = [Desk(0), Desk(1), Desk(2)]
    var wanted: [[[String]]] = [[[], []], [[], []], [[], []]]
    for (item, friend) in cases() {
      for (index, desk) in desks.enumerated() {
        share(Item(name: item), with: friend, dependencies: desk.app)
        wanted[index][0].append("to \(friend): Look: \(item)")
        wanted[index][1].append("track: share \(item)")
        let found = desks.map { [$0.messenger.recorder.lines, $0.tracker.recorder.lines] }
        try Self.require(found, is: wanted, "as sent and tracked in three apps")
        let others = desk.logger.recorder.lines + desk.prices.recorder.lines
        try Self.require(others, is: [], "asked of the other services")
      }
    }
  }

  @Test("Share sends first, and then it tracks, over one service after the other.")
  func keepsTheOrder() throws {
    let recorder = Recorder()
    var wanted: [String] = []
    for (item, friend) in cases() {
      let app = App(logger: recorder, tracker: recorder, prices: recorder, messenger: recorder)
      share(Item(name: item), with: friend, dependencies: app)
      wanted += lines(item, friend)
      try Self.require(recorder.lines, is: wanted, "in this order")
    }
  }

  /// Ends the check if the values differ, and tells both.
  static func require<Value: Equatable>(
    _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    try #require(
      found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
  }
}

@Suite("Task 3: A small container")
struct Task3 {
  @Test("What share sends and tracks stands in the recorder of its container.")
  func recordsWhatIsShared() throws {
    let recorders = [Recorder(), Recorder()]
    let containers = [0, 1, 0].map { ShareTestDependencies(recorder: recorders[$0]) }
    var wanted: [[String]] = [[], []]
    for (item, friend) in cases() {
      for (index, container) in zip([0, 1, 0], containers) {
        share(Item(name: item), with: friend, dependencies: container)
        wanted[index] += lines(item, friend)
        try Task2.require(recorders.map(\.lines), is: wanted, "in two recorders")
      }
    }
  }

  @Test("A container keeps its recorder alive, and no longer than itself.")
  func keepsTheRecorder() throws {
    weak var recorder: Recorder?
    func container() -> ShareTestDependencies {
      let own = Recorder()
      recorder = own
      return ShareTestDependencies(recorder: own)
    }
    func state() -> String { recorder == nil ? "freed" : "kept" }
    try withExtendedLifetime(container()) {
      try Task2.require(state(), is: "kept", "as the state of the recorder")
    }
    try Task2.require(state(), is: "freed", "as its state after the container")
  }
}

/// Any service of the shop. Each writes into a recorder of its own.
private protocol Service: Logging, Tracking, Pricing, Messaging {
  var recorder: Recorder { get }
}

extension Service {
  func log(_ message: String) { recorder.log(message) }
  func track(_ event: String) { recorder.track(event) }
  func cents(of item: Item) -> Int { recorder.cents(of: item) }
  func send(_ text: String, to friend: String) { recorder.send(text, to: friend) }
}

extension Recorder: Service {
  fileprivate var recorder: Recorder { self }
}

private final class Clerk: Service {
  let recorder = Recorder()
}

private struct Pen: Service {
  let recorder = Recorder()
}

/// Four services, of another class or struct in each of three desks, and the app that has them.
private final class Desk {
  let logger, tracker, prices, messenger: any Service

  init(_ kind: Int) {
    let all: [any Service] = [Recorder(), Clerk(), Pen(), Recorder(), Clerk(), Pen()]
    (logger, tracker) = (all[kind], all[kind + 1])
    (prices, messenger) = (all[kind + 2], all[kind + 3])
  }

  lazy var app = App(logger: logger, tracker: tracker, prices: prices, messenger: messenger)
}

/// Items and friends: any, the same again, others, and some without a name.
private func cases() -> [(item: String, friend: String)] {
  func name() -> String { " name \(Int.random(in: 100_000...999_999)) " }
  let (tea, jam, ada, ben) = (name(), name(), name(), name())
  return [
    (tea, ada), (tea, ada), (jam, ada), (tea, ben), ("", ben), (jam, ""), ("", ""), (ada, ada),
  ]
}

private func lines(_ item: String, _ friend: String) -> [String] {
  ["to \(friend): Look: \(item)", "track: share \(item)"]
}

/// What is found while an answer has no `messenger` in its app, or no such `share`.
private struct Missing: Messaging {
  func send(_ text: String, to friend: String) {}
}

private protocol WithoutMessenger {}

extension WithoutMessenger {
  fileprivate var messenger: any Messaging { Missing() }
}

extension App: WithoutMessenger {}

private func share(_ item: Item, with friend: String, dependencies: Any) {}

#if PROBES
  // Task 1: A messenger that can be read is enough for the leaf, and no leaf has a default.
  // See MessagingDependency
  func leafAsksForAMessenger(some: any MessagingDependency) {
    struct Computed: MessagingDependency { var messenger: any Messaging { Recorder() } }
    final class Stored: MessagingDependency { let messenger: any Messaging = Recorder() }
    final class Mute: MessagingDependency {}  // refused: conform
    final class Quiet: LoggingDependency {}  // refused: conform
    final class Lost: TrackingDependency {}  // refused: conform
    final class Free: PricingDependency {}  // refused: conform
    typealias All = LoggingDependency & TrackingDependency & PricingDependency & MessagingDependency
    typealias L = any Logging
    typealias T = any Tracking
    typealias P = any Pricing
    typealias M = any Messaging
    struct NoLogger: All { let (tracker, prices, messenger): (T, P, M) }  // refused: conform
    struct NoTracker: All { let (logger, prices, messenger): (L, P, M) }  // refused: conform
    struct NoPrices: All { let (logger, tracker, messenger): (L, T, M) }  // refused: conform
    struct NoMessenger: All { let (logger, tracker, prices): (L, T, P) }  // refused: conform
    struct Whole: All { let (logger, tracker, prices, messenger): (L, T, P, M) }
    let messenger: any Messaging = some.messenger
    _ = messenger
  }

  // Task 1: The app conforms to all four leaves, and is made with all four services.
  // See App
  func appHasAllLeaves(app: App, all: Recorder) {
    let leaves: any LoggingDependency & TrackingDependency & PricingDependency = app
    let messaging: any MessagingDependency = app
    _ = (leaves, messaging.messenger)
    _ = App(logger: all, tracker: all, prices: all, messenger: all)
    _ = App(logger: all, tracker: all, prices: all)  // refused: messenger
  }

  // Task 2: The alias lists the leaves that share uses, and no other.
  // See ShareDependencies
  func aliasListsWhatIsUsed() {
    let exactly: (any TrackingDependency & MessagingDependency).Type = (any ShareDependencies).self
    _ = exactly
  }

  // Task 2: A container with the leaves that share uses is enough, and one that lacks a leaf is refused.
  // See share
  func shareTakesWhatItUses(tea: Item, tracker: any Tracking, messenger: any Messaging) {
    typealias Needs = TrackingDependency & MessagingDependency
    struct Both: Needs {
      let (tracker, messenger): (any Tracking, any Messaging)
    }
    final class Object: Needs {
      var tracker: any Tracking { Recorder() }
      var messenger: any Messaging { Recorder() }
    }
    struct Silent: Needs { let tracker: any Tracking }  // refused: conform
    struct Blind: Needs { let messenger: any Messaging }  // refused: conform
    struct NoTracker: MessagingDependency { let messenger: any Messaging }
    struct NoMessenger: TrackingDependency { let tracker: any Tracking }
    let both = Both(tracker: tracker, messenger: messenger)
    share(tea, with: "", dependencies: both)
    let nothingElse: (Item, String, Both) -> Void = share
    nothingElse(tea, "", both)
    share(tea, with: "", dependencies: Object())
    share(tea, with: "", dependencies: NoTracker(messenger: messenger))  // refused: conform
    share(tea, with: "", dependencies: NoMessenger(tracker: tracker))  // refused: conform
  }

  // Task 2: Other code finds no share that takes the single services.
  // See share
  func singleServicesAreGone(tea: Item, app: App, all: Recorder) {
    share(tea, with: "", dependencies: app)
    share(tea, with: "", logger: all, tracker: all, messenger: all)  // refused: argument
    share(tea, with: "", tracker: all, messenger: all)  // refused: argument
  }

  // Task 3: The container conforms to what share needs, and shows no other service.
  // See ShareTestDependencies
  func containerHasNothingElse(test: ShareTestDependencies, tea: Item) {
    let needed: any TrackingDependency & MessagingDependency = test
    let logging: any LoggingDependency = test  // refused: conform
    let pricing: any PricingDependency = test  // refused: conform
    _ = test.logger  // refused: logger
    _ = test.prices  // refused: prices
    _ = needed
  }
#endif
