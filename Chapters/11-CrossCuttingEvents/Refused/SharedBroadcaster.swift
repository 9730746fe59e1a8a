// Refused: a broadcaster in two tasks; only its streams may be shared (STG-171)

@testable import CrossCuttingEvents

@MainActor
func listen(to broadcaster: Broadcaster<Int>) {
  #if !REPAIRED
    // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure}}
    // expected-note@+1 {{closure captures main actor-isolated 'broadcaster'}}
    Task.detached { for await number in broadcaster.stream() { print(number) } }
  #else
    let stream = broadcaster.stream()
    Task.detached { for await number in stream { print(number) } }
  #endif
}
