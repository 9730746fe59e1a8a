// Fails appHasAllLeaves: the app has a messenger, and does not say so.
// Also fails sharesAsBefore, keepsTheOrder, singleServicesAreGone.
// TASK 1: Let the app have the messenger.
/// Has every service of the shop.
final class App: LoggingDependency, TrackingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  let messenger: any Messaging

  init(
    logger: any Logging, tracker: any Tracking, prices: any Pricing, messenger: any Messaging
  ) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
    self.messenger = messenger
  }
}
