/// What multiplies, and what comes of it. A test counts all three in the source.
enum Multiplied {
  static let protocols: [Any.Type] = [
    (any Repository).self, (any Pricing).self, (any CheckoutClient).self,
  ]
  static let concerns = ["Logging", "Tracking"]
  static let wrappers: [Any.Type] = [
    LoggingRepository.self, LoggingPricing.self, LoggingCheckoutClient.self,
    TrackingRepository.self, TrackingPricing.self, TrackingCheckoutClient.self,
  ]
}
