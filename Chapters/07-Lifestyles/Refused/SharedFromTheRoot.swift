// Refused: the root's one instance in a task, where nothing makes it safe to share (STG-117)

#if !REPAIRED
  final class Session {
    var user = "Ada"
  }

  final class App {
    let session = Session()

    func greet() {
      // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
      // expected-note@+1 {{closure captures 'self' which is accessible to code in the current task}}
      Task { print(session.user) }
    }
  }
#else
  final class Session: Sendable {
    let user = "Ada"
  }

  final class App: Sendable {
    let session = Session()

    func greet() {
      Task { print(session.user) }
    }
  }
#endif
