/// Passes each event to all providers, in their order. Features use it like a single provider.
struct CombinedTracking: Tracking {
  let providers: [any Tracking]

  func track(_ event: String) {
    for provider in providers { provider.track(event) }
  }
}
