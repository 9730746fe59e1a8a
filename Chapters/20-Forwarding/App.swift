/// Has every service of the program.
final class App: LoggingDependency, TrackingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing

  init(logger: any Logging, tracker: any Tracking, prices: any Pricing) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
  }
}

/// A container with a tracker and nothing else.
struct OnlyTracking: TrackingDependency {
  let tracker: any Tracking
}
