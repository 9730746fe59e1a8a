import Playground

/// Records each request for a price, and its answer.
struct RecordedPricing: Pricing {
  let base: any Pricing
  let caller: String
  let log: Log

  func cents(of product: String) -> Int {
    log.call("cents(\(product))", from: caller, to: "prices")
    let cents = base.cents(of: product)
    log.answer("\(cents)", from: "prices", to: caller)
    return cents
  }
}

/// Records each charge, and its receipt if it succeeds.
struct RecordedCheckoutClient: CheckoutClient {
  let base: any CheckoutClient
  let caller: String
  let log: Log

  func charge(_ cents: Int, to customer: String) async throws -> String {
    log.call("charge(\(cents), \(customer))", from: caller, to: "server")
    let receipt = try await base.charge(cents, to: customer)
    log.answer(receipt, from: "server", to: caller)
    return receipt
  }
}

/// Records the interceptor's calls to the log and the tracking.
struct RecordedConcerns: Logging, Tracking {
  let calls: Log

  func log(_ message: String) { calls.call(message, from: "interceptor", to: "log") }

  func track(_ event: String) { calls.call(event, from: "interceptor", to: "tracking") }
}

/// Records the calls of one purchase, whose event goes to `subject`.
@MainActor
func recordPurchase(_ log: Log, subject: @escaping (ShopEvent) -> Void) async throws {
  let checkout = Checkout(
    prices: RecordedPricing(base: ListPrices(), caller: "checkout", log: log),
    client: RecordedCheckoutClient(base: ServerAPIClient(), caller: "checkout", log: log)
  ) { event in
    log.call("\(event)", from: "checkout", to: "subject")
    subject(event)
  }
  log.call("buy(tea)", from: "screen", to: "checkout")
  log.answer(try await checkout.buy("tea", for: "Ada"), from: "checkout", to: "screen")
}

/// Records the calls of one charge through the interceptor, with two concerns.
@MainActor
func recordCharge() async throws -> [String] {
  let log = Log()
  let concerns = RecordedConcerns(calls: log)
  let server = RecordedCheckoutClient(base: ServerAPIClient(), caller: "interceptor", log: log)
  let charge = intercept(
    "charge", by: .logging(to: concerns).and(.tracking(by: concerns)), server.charge)
  log.call("charge(250, Ada)", from: "checkout", to: "interceptor")
  log.answer(try await charge(250, "Ada"), from: "interceptor", to: "checkout")
  return log.lines
}
