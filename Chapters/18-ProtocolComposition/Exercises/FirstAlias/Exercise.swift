// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency {}
// END

// TASK 1: Let the app have the messenger.
/// Has every service of the shop.
final class App: LoggingDependency, TrackingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing

  init(
    logger: any Logging, tracker: any Tracking, prices: any Pricing, messenger: any Messaging
  ) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
  }
}
// END

// TASK 2: Write the alias, and let `share` take one container.
/// Shares an item with a friend, in the chat.
func share(
  _ item: Item, with friend: String, logger: any Logging, tracker: any Tracking,
  messenger: any Messaging
) {
  messenger.send("Look: \(item.name)", to: friend)
  tracker.track("share \(item.name)")
}
// END

// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies {
  init(recorder: Recorder) {}
}
// END
