// Three services, and for each a protocol that says no more than "it is here".

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

protocol Pricing {
  func cents(of product: String) -> Int
}

// snippet.leaves
protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol PricingDependency {
  var prices: any Pricing { get }
}
// snippet.end

// snippet.app
/// Has every service of the program.
final class App: LoggingDependency, TrackingDependency, PricingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing

  init(logger: any Logging, tracker: any Tracking, prices: any Pricing) {
    (self.logger, self.tracker, self.prices) = (logger, tracker, prices)
  }
}
// snippet.end
