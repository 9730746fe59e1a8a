// Given: leave this file as it is.

protocol Logging { func log(_ message: String) }

protocol Tracking { func track(_ event: String) }

protocol Pricing { func price(of product: String) -> Int }

protocol LoggingDependency { var logger: any Logging { get } }

protocol TrackingDependency { var tracker: any Tracking { get } }

protocol PricingDependency { var pricing: any Pricing { get } }
