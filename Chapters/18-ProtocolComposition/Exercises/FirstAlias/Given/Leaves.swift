// Given: leave this file as it is.

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol PricingDependency {
  var prices: any Pricing { get }
}
