// Fails leafAsksForAMessenger: a container whose messenger is a constant is refused.
// Also fails shareTakesWhatItUses.
// TASK 1: Write the leaf of the messenger.
protocol MessagingDependency {
  var messenger: any Messaging { get set }
}
// TASK 1: Let the app have the messenger.
/// Has every service of the shop.
final class App: LoggingDependency, TrackingDependency, PricingDependency, MessagingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  var messenger: any Messaging

  init(
    logger: any Logging, tracker: any Tracking, prices: any Pricing, messenger: any Messaging
  ) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
    self.messenger = messenger
  }
}
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies {
  let tracker: any Tracking
  var messenger: any Messaging

  init(recorder: Recorder) {
    tracker = recorder
    messenger = recorder
  }
}
