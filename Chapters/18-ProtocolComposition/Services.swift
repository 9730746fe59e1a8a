// The services of the whole app. For each, a leaf protocol says that a type has it.

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

protocol Pricing {
  func cents(of item: Item) -> Int
}

protocol Delivering {
  func track(_ parcel: String)
}

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

protocol PricingDependency {
  var prices: any Pricing { get }
}

protocol SessionDependency {
  var session: Session { get }
}

protocol CartDependency {
  var cart: Cart { get }
}

protocol DeliveringDependency {
  var delivery: any Delivering { get }
}
