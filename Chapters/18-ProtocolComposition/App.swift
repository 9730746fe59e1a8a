/// Has every service of the program.
final class App: LoggingDependency, TrackingDependency, PricingDependency, DeliveringDependency,
  SessionDependency, CartDependency
{
  let logger: any Logging
  let tracker: any Tracking
  let prices: any Pricing
  let delivery: any Delivering
  let session = Session(user: User(name: "Ada"))
  let cart: Cart

  init(
    logger: any Logging, tracker: any Tracking, prices: any Pricing, delivery: any Delivering
  ) {
    self.logger = logger
    self.tracker = tracker
    self.prices = prices
    self.delivery = delivery
    cart = Cart(owner: session.user)
  }
}
