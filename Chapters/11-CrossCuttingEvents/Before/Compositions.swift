/// The checkout without decorators.
@MainActor
func plainCheckout() -> Before.Checkout {
  Before.Checkout(users: UserRepository(), prices: ListPrices(), client: ServerAPIClient())
}

/// The same checkout, with two concerns around each of its three services.
@MainActor
func wrappedCheckout(logger: any Logging, tracker: any Tracking) -> Before.Checkout {
  Before.Checkout(
    users: TrackingRepository(
      LoggingRepository(UserRepository(), logger: logger), tracker: tracker),
    prices: TrackingPricing(LoggingPricing(ListPrices(), logger: logger), tracker: tracker),
    client: TrackingCheckoutClient(
      LoggingCheckoutClient(ServerAPIClient(), logger: logger), tracker: tracker))
}
