// Refused: a subscription that nobody holds, where warnings count as errors (STG-169)
// flags: -warnings-as-errors

final class Subscription {}

final class Subject {
  func subscribe(_ observer: @escaping (String) -> Void) -> Subscription { Subscription() }
}

final class Screen {
  private let events = Subject()
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
