// snippet.later
typealias RemindLaterDependencies = LoggingDependency

/// Returns what is to be done later. Until then it keeps the dependencies.
func remindLater(dependencies: some RemindLaterDependencies) -> () -> Void {
  { dependencies.logger.log("Your cart is still here.") }
}

/// A scope. What it provides is meant for as long as somebody is about to buy.
final class Checkout: LoggingDependency {
  let logger: any Logging

  init(logger: any Logging) { self.logger = logger }
}
// snippet.end
