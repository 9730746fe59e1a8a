// Refused: a discarded subscription, with warnings as errors (STG-169)
// flags: -warnings-as-errors

@testable import CrossCuttingEvents

final class Screen {
  private let events = Subject<String>()
  private var subscriptions: [Subscription] = []

  func listen() {
    #if !REPAIRED
      // expected-error@+1 {{result of call to 'subscribe' is unused}}
      events.subscribe { print($0) }
    #else
      subscriptions.append(events.subscribe { print($0) })
    #endif
  }
}
