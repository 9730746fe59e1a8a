import Playground

/// Both checkouts, for the scenario: each call of `pay` begins on the actor.
protocol TappedActor: Actor {
  func pay(_ cents: Int) async throws -> String
}

extension Checkout: TappedActor {}
extension Before.Checkout: TappedActor {}

/// Two taps on *Pay*: the second one comes a second after the first, and the bank takes three.
///
/// - Parameter charges: how many of them the bank will hear of before its first answer.
/// - Returns: each tap's receipt.
func twoTaps(
  on checkout: some TappedActor, _ clock: HandClock, charges: Int, _ calls: Log = Log()
) async -> [String] {
  calls.call("pay", from: "tap1", to: "checkout")
  let first = Task { await receipt(from: checkout) }
  await clock.sleepers(1)
  clock.advance(by: .seconds(1))

  calls.call("pay", from: "tap2", to: "checkout")
  let (began, beginning) = AsyncStream.makeStream(of: Void.self)
  let second = Task { await tap(checkout, beginning) }
  for await _ in began { break }
  // The second call has the actor. This waits until it lets go of it, at its first wait.
  await visit(checkout)
  await clock.sleepers(charges)

  clock.advance(by: .seconds(2))
  let one = await first.value
  calls.answer(one, from: "checkout", to: "tap1")
  clock.letRun()
  let two = await second.value
  calls.answer(two, from: "checkout", to: "tap2")
  return [one, two]
}

private func tap(
  _ checkout: isolated some TappedActor, _ beginning: AsyncStream<Void>.Continuation
) async -> String {
  beginning.yield()
  return await receipt(from: checkout)
}

/// What a tap gets. It begins without a wait where the caller has the actor.
func receipt(from checkout: isolated some TappedActor) async -> String {
  (try? await checkout.pay(250)) ?? "refused"
}

private func visit(_ checkout: isolated some TappedActor) {}

/// A price list whose server answers three seconds later.
struct SlowPrices: Prices {
  let sleep: Sleep
  let log: @Sendable (String) -> Void

  func price(of item: String) async throws -> Int {
    do {
      try await sleep(.seconds(3))
    } catch {
      log("server: cancelled")
      throw error
    }
    log("server: answered")
    return 250
  }
}

/// A screen asks for a price, and closes before the answer.
///
/// - Returns: what was logged, in order.
func closeEarly(
  _ decorate: (any Prices, @escaping @Sendable (String) -> Void) -> any Prices
) async -> [String] {
  let (clock, lines) = (HandClock(), Log())
  let server = SlowPrices(sleep: clock.sleep(for:), log: lines.note)
  let prices = decorate(server, lines.note)
  let screen = Task { try await prices.price(of: "tea") }
  await clock.sleepers(1)
  lines.note("screen: closes")
  screen.cancel()
  // If the server hasn't heard of it, it answers now.
  clock.letRun()
  _ = await screen.result
  return lines.lines
}

/// Who called whom while a customer tapped twice.
func callsOfTwoTaps(
  _ makeCheckout: (any Bank) -> some TappedActor, charges: Int
) async -> [String] {
  let (clock, calls) = (HandClock(), Log())
  let bank = SlowBank(sleep: clock.sleep(for:), calls: calls)
  _ = await twoTaps(on: makeCheckout(bank), clock, charges: charges, calls)
  return calls.lines
}
