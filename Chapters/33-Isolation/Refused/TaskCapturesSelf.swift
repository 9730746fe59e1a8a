// Refused: a `Task` that reads a property of an object that belongs to no actor (OURS-511)
// alone: the classes of the chapter are on an actor

final class Tracker: Sendable {
  func track(_ event: String) async {}
}

final class Page {
  var tracker = Tracker()

  #if !REPAIRED
    func open() {
      // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
      // expected-note@+1 {{closure captures 'self' which is accessible to code in the current task}}
      Task { await tracker.track("open") }
    }
  #else
    func open() {
      let tracker = tracker
      Task { await tracker.track("open") }
    }
  #endif
}
