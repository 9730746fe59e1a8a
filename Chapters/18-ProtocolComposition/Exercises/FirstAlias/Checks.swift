import Checking
import Testing

@testable import FirstAliasExercise

@Suite("Task 1: A leaf")
struct Task1 {
  // See App
  @Test("The app has the messenger that its initializer takes.")
  func appHasItsMessenger() throws {
    let (chat, others) = (Recorder(), Recorder())
    let app = App(logger: others, tracker: others, prices: others, messenger: chat)
    app.messenger.send("Hello", to: "Ben")
    try expect(chat.lines, is: ["to Ben: Hello"], "in the app's messenger")
  }
}

@Suite("Task 2: An alias")
struct Task2 {
  // See share
  @Test("With an app, share sends and tracks the same as before.")
  func sharesAsBefore() throws {
    let (chat, events, others) = (Recorder(), Recorder(), Recorder())
    let app = App(logger: others, tracker: events, prices: others, messenger: chat)
    share(Item(name: "tea"), with: "Ben", dependencies: app)
    share(Item(name: "salt"), with: "Ada", dependencies: app)
    let sent = ["to Ben: Look: tea", "to Ada: Look: salt"]
    try expect(chat.lines, is: sent, "in the app's messenger")
    try expect(events.lines, is: ["track: share tea", "track: share salt"], "in the app's tracker")
  }
}

@Suite("Task 3: A small container")
struct Task3 {
  // See ShareTestDependencies
  @Test("What share sends and tracks is in the recorder of the test.")
  func recordsWhatIsShared() throws {
    let recorder = Recorder()
    let container = ShareTestDependencies(recorder: recorder)
    share(Item(name: "tea"), with: "Ben", dependencies: container)
    let lines = ["to Ben: Look: tea", "track: share tea"]
    try expect(recorder.lines.sorted(), is: lines, "in the recorder of the test")
  }
}

// What the checks find as long as an app has no `messenger`, and `share` takes no container.

private protocol HasNoMessenger {}

extension HasNoMessenger {
  fileprivate var messenger: any Messaging { Recorder() }
}

extension App: HasNoMessenger {}

private func share(_ item: Item, with friend: String, dependencies: Any) {}

#if PROBES
  // Task 1: A container with a messenger conforms to the leaf, and one without doesn't.
  // See MessagingDependency
  func leafAsksForAMessenger(container: any MessagingDependency) {
    container.messenger.send("Hello", to: "Ben")
    struct Constant: MessagingDependency { let messenger: any Messaging }
    struct Without: MessagingDependency {}  // refused: conform
  }

  // Task 1: The app conforms to the leaf.
  // See App
  func appConforms(app: App) {
    let container: any MessagingDependency = app
    container.messenger.send("Hello", to: "Ben")
  }

  // Task 2: Two services are enough for share and its alias: the tracker and the messenger.
  // See share
  func twoServicesAreEnough(tea: Item, tracker: any Tracking, messenger: any Messaging) {
    struct Two: TrackingDependency, MessagingDependency {
      let tracker: any Tracking
      let messenger: any Messaging
    }
    share(tea, with: "Ben", dependencies: Two(tracker: tracker, messenger: messenger))
    let container: any ShareDependencies = Two(tracker: tracker, messenger: messenger)
    _ = container
  }

  // Task 3: The container of the test has no service that share doesn't need.
  // See ShareTestDependencies
  func containerHasNothingElse(test: ShareTestDependencies) {
    let needed: any TrackingDependency & MessagingDependency = test
    _ = needed
    _ = test.logger  // refused: logger
    _ = test.prices  // refused: prices
  }
#endif
