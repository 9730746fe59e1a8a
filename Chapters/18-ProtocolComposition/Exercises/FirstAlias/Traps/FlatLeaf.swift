// Fails leafAsksForAMessenger: the leaf has the function of the service, and not the service.
// Also fails appHasWhatWasPassed, appHasAllLeaves, shareTakesWhatItUses.
// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency {
  func send(_ text: String, to friend: String)
}
// TASK 1: Let the app have the messenger.
/// Has every service of the shop.
final class App: LoggingDependency, TrackingDependency, PricingDependency, MessagingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  private let messenger: any Messaging

  init(
    logger: any Logging, tracker: any Tracking, prices: any Pricing, messenger: any Messaging
  ) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
    self.messenger = messenger
  }

  func send(_ text: String, to friend: String) { messenger.send(text, to: friend) }
}
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = TrackingDependency & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  let tracker: any Tracking
  let messenger: any Messaging

  init(recorder: Recorder) {
    tracker = recorder
    messenger = recorder
  }

  func send(_ text: String, to friend: String) { messenger.send(text, to: friend) }
}
