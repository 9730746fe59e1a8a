typealias RemindLaterDependencies = LoggingDependency

/// Returns a closure to call later. It keeps the dependencies alive.
func remindLater(dependencies: some RemindLaterDependencies) -> () -> Void {
  { dependencies.logger.log("Your cart is still here.") }
}

/// A scope: its services are meant to last for one checkout.
final class Checkout: LoggingDependency {
  let logger: any Logging

  init(logger: any Logging) { self.logger = logger }
}
