// Refused: sharing a non-Sendable instance between two tasks (STG-117)

@testable import Lifestyles

func writeTwice(_ app: App) {
  let shared = app.makeFormatter()
  #if !REPAIRED
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { print(shared.text(250)) }
    // expected-note@+1 {{access can happen concurrently}}
    Task { print(shared.text(405)) }

    let cart = Cart()
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { cart.put(.tea) }
    // expected-note@+1 {{access can happen concurrently}}
    Task { cart.put(.bread) }
  #else
    Task { print(shared.text(250)) }
    Task { print(app.makeFormatter().text(405)) }
  #endif
}
