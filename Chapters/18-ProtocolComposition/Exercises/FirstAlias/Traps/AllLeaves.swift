// Fails containerHasNothingElse: the test brings every service of the shop.
// TASK 3: Write the container for a test of `share`.
struct ShareTestDependencies: ShareDependencies, LoggingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  let messenger: any Messaging

  init(recorder: Recorder) {
    logger = recorder
    tracker = recorder
    prices = recorder
    messenger = recorder
  }
}
