// Refused: a transient that is sent to a task and still used here (STG-119)

@testable import Lifestyles

func writeElsewhere(_ app: App) {
  let formatter = app.makeFormatter()
  #if !REPAIRED
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { print(formatter.text(250)) }
    // expected-note@+1 {{access can happen concurrently}}
    print(formatter.text(405))
  #else
    print(formatter.text(405))
    Task { print(formatter.text(250)) }
  #endif
}
