import Playground

/// Records each question for a price, and each answer.
struct RecordedPricing: Pricing {
  let base: any Pricing
  let caller: String
  let recorder: Recorder

  func cents(of product: String) -> Int {
    recorder.call("cents(\(product))", from: caller, to: "prices")
    let cents = base.cents(of: product)
    recorder.answer("\(cents)", from: "prices", to: caller)
    return cents
  }
}

/// Records each charge that works, and its answer.
struct RecordedCheckoutClient: CheckoutClient {
  let base: any CheckoutClient
  let caller: String
  let recorder: Recorder

  func charge(_ cents: Int, to customer: String) async throws -> String {
    recorder.call("charge(\(cents), \(customer))", from: caller, to: "server")
    let receipt = try await base.charge(cents, to: customer)
    recorder.answer(receipt, from: "server", to: caller)
    return receipt
  }
}

/// Records what the interceptor tells the log and marketing.
struct RecordedConcerns: Logging, Tracking {
  let recorder: Recorder

  func log(_ message: String) { recorder.call(message, from: "interceptor", to: "log") }

  func track(_ event: String) { recorder.call(event, from: "interceptor", to: "marketing") }
}

/// One purchase whose event goes to `subject`: who calls whom.
@MainActor
func recordPurchase(_ recorder: Recorder, subject: @escaping (ShopEvent) -> Void) async throws {
  let checkout = Checkout(
    prices: RecordedPricing(base: ListPrices(), caller: "checkout", recorder: recorder),
    client: RecordedCheckoutClient(
      base: ServerAPIClient(), caller: "checkout", recorder: recorder)
  ) { event in
    recorder.call("\(event)", from: "checkout", to: "subject")
    subject(event)
  }
  recorder.call("buy(tea)", from: "screen", to: "checkout")
  recorder.answer(try await checkout.buy("tea", for: "Ada"), from: "checkout", to: "screen")
}

/// One charge through the interceptor, with two concerns: who calls whom.
@MainActor
func callsOfACharge() async throws -> [String] {
  let recorder = Recorder()
  let concerns = RecordedConcerns(recorder: recorder)
  let server = RecordedCheckoutClient(
    base: ServerAPIClient(), caller: "interceptor", recorder: recorder)
  let charge = intercept(
    "charge", by: .logging(to: concerns).and(.tracking(by: concerns)), server.charge)
  recorder.call("charge(250, Ada)", from: "checkout", to: "interceptor")
  recorder.answer(try await charge(250, "Ada"), from: "interceptor", to: "checkout")
  return recorder.lines
}
