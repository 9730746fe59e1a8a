// Refused: using the root's non-Sendable instance in another task (STG-117)

@testable import Lifestyles

final class FormattingApp {
  #if !REPAIRED
    let shared = PriceFormatter()

    func write() {
      // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
      // expected-note@+1 {{closure captures 'self' which is accessible to code in the current task}}
      Task { print(shared.text(250)) }
    }
  #else
    func greet(_ app: App) {
      Task { print(app.session.user) }
    }
  #endif
}
