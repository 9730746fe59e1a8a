/// Stands for a checkout and does not keep it.
struct UnownedCheckout: LoggingDependency {
  unowned let checkout: Checkout

  var logger: any Logging { checkout.logger }
}
