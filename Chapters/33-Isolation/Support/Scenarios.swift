import Playground

/// A checkout of the scenario. Each call of `pay` starts on the actor.
protocol PayingActor: Actor {
  func pay(_ cents: Int) async throws -> String
}

extension Checkout: PayingActor {}
extension Before.Checkout: PayingActor {}

/// Taps *Pay* twice, one second apart. The bank answers after three seconds.
///
/// - Parameter charges: the number of charges that reach the bank before its first answer.
/// - Returns: each tap's receipt.
func twoTaps(
  on checkout: some PayingActor, _ clock: HandClock, charges: Int, _ calls: Log = Log()
) async -> [String] {
  calls.call("pay", from: "tap1", to: "checkout")
  let first = Task { await receipt(from: checkout) }
  await clock.waitForSleepers(1)
  clock.advance(by: .seconds(1))

  calls.call("pay", from: "tap2", to: "checkout")
  let (started, starting) = AsyncStream.makeStream(of: Void.self)
  let second = Task { await tap(checkout, starting) }
  for await _ in started { break }
  // The second call is on the actor. This waits until that call suspends for the first time.
  await waitForTurn(checkout)
  await clock.waitForSleepers(charges)

  clock.advance(by: .seconds(2))
  let one = await first.value
  calls.answer(one, from: "checkout", to: "tap1")
  clock.run()
  let two = await second.value
  calls.answer(two, from: "checkout", to: "tap2")
  return [one, two]
}

private func tap(
  _ checkout: isolated some PayingActor, _ starting: AsyncStream<Void>.Continuation
) async -> String {
  starting.yield()
  return await receipt(from: checkout)
}

/// The result of a tap. Starts without suspending if the caller is on the actor.
func receipt(from checkout: isolated some PayingActor) async -> String {
  (try? await checkout.pay(250)) ?? "refused"
}

private func waitForTurn(_ checkout: isolated some PayingActor) {}

/// A server that answers after three seconds.
struct SlowPrices: Prices {
  let sleep: Sleep
  let log: @Sendable (String) -> Void

  func price(of item: String) async throws -> Int {
    do {
      try await sleep(.seconds(3))
    } catch {
      log("server: canceled")
      throw error
    }
    log("server: answered")
    return 250
  }
}

/// A screen requests a price, and closes before the answer.
///
/// - Returns: the log.
func closeEarly(
  _ decorate: (any Prices, @escaping @Sendable (String) -> Void) -> any Prices
) async -> [String] {
  let (clock, lines) = (HandClock(), Log())
  let server = SlowPrices(sleep: clock.sleep(for:), log: lines.note)
  let prices = decorate(server, lines.note)
  let screen = Task { try await prices.price(of: "tea") }
  await clock.waitForSleepers(1)
  lines.note("screen: closes")
  screen.cancel()
  // A server that wasn't canceled answers now.
  clock.run()
  _ = await screen.result
  return lines.lines
}

/// Taps *Pay* in these windows before the bank answers. Each window has its own view model. All of them share one
/// checkout, which doesn't remember that a payment is in progress.
///
/// - Returns: what the bank has charged.
@MainActor
func chargesAfterTaps(inWindows numbers: [Int]) async -> [Int] {
  let clock = HandClock()
  let bank = SlowBank(sleep: clock.sleep(for:))
  let checkout = Before.Checkout(bank: bank)
  let models = Set(numbers).map { number in
    (number, CartViewModel(items: ["tea"], checkout: checkout, sleep: realSleep))
  }
  let windows = Dictionary(uniqueKeysWithValues: models)
  let taps = numbers.map { number in Task { await windows[number]?.pay() } }
  await clock.waitForSleepers(windows.count)
  clock.run()
  for tap in taps { await tap.value }
  return await bank.charges
}

/// Records the calls while a customer taps twice.
func recordTwoTaps(
  _ makeCheckout: (any Bank) -> some PayingActor, charges: Int
) async -> [String] {
  let (clock, calls) = (HandClock(), Log())
  let bank = SlowBank(sleep: clock.sleep(for:), calls: calls)
  _ = await twoTaps(on: makeCheckout(bank), clock, charges: charges, calls)
  return calls.lines
}
