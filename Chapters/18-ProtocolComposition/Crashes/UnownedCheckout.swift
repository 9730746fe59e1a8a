/// Forwards the logger of a checkout, without keeping the checkout alive.
struct UnownedCheckout: LoggingDependency {
  unowned let checkout: Checkout

  var logger: any Logging { checkout.logger }
}
