typealias RemindLaterDependencies = LoggingDependency

/// Returns what is to be done later. The closure keeps the dependencies.
func remindLater(dependencies: some RemindLaterDependencies) -> () -> Void {
  { dependencies.logger.log("Your cart is still here.") }
}

/// A scope: what it provides is meant for the time of one checkout.
final class Checkout: LoggingDependency {
  let logger: any Logging

  init(logger: any Logging) { self.logger = logger }
}
