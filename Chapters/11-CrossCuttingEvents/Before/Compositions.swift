/// The shop as it is.
@MainActor
func plainShop() -> Before.Shop {
  Before.Shop(users: UserRepository(), prices: ListPrices(), client: ServerAPIClient())
}

// snippet.wrapped
/// The same shop, with two concerns around each of its three services.
@MainActor
func wrappedShop(logger: any Logging, tracker: any Tracking) -> Before.Shop {
  Before.Shop(
    users: TrackingRepository(
      LoggingRepository(UserRepository(), logger: logger), tracker: tracker),
    prices: TrackingPricing(LoggingPricing(ListPrices(), logger: logger), tracker: tracker),
    client: TrackingCheckoutClient(
      LoggingCheckoutClient(ServerAPIClient(), logger: logger), tracker: tracker))
}
// snippet.end
