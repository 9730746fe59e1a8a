import Playground
import TestSupport
import Testing

@testable import Isolation

@Suite("Isolation: two taps on Pay")
struct CheckoutTests {
  @Test("An actor that suspends between check and update charges twice", .proves("OURS-501"))
  func reentrancy() async {
    let (clock, calls) = (HandClock(), Log())
    let bank = SlowBank(sleep: clock.sleep(for:), calls: calls)
    let checkout = Before.Checkout(bank: bank)
    #expect(
      await twoTaps(on: checkout, clock, charges: 2, calls) == ["receipt 1", "receipt 2"])
    #expect(await bank.charges == [250, 250])
    #expect(
      calls.lines == [
        "tap1 -> checkout: pay", "checkout -> bank: charge 250", "tap2 -> checkout: pay",
        "checkout -> bank: charge 250", "checkout --> tap1: receipt 1",
        "checkout --> tap2: receipt 2",
      ])
  }

  @Test("An actor that stores its task before it suspends charges once", .proves("OURS-502"))
  func once() async {
    let (clock, calls) = (HandClock(), Log())
    let bank = SlowBank(sleep: clock.sleep(for:), calls: calls)
    let checkout = Checkout(bank: bank)
    #expect(
      await twoTaps(on: checkout, clock, charges: 1, calls) == ["receipt 1", "receipt 1"])
    #expect(await receipt(from: checkout) == "receipt 1")
    #expect(await bank.charges == [250])
    #expect(calls.lines.count { $0.contains("bank: charge") } == 1)
  }

  @Test("A hundred simultaneous taps cause a single charge", .proves("OURS-502"))
  func manyTaps() async {
    let clock = HandClock()
    clock.run()
    let bank = SlowBank(sleep: clock.sleep(for:))
    let checkout = Checkout(bank: bank)
    let receipts = await withTaskGroup { taps in
      for _ in 1...100 { taps.addTask { await receipt(from: checkout) } }
      return await taps.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(receipts == ["receipt 1"])
    #expect(await bank.charges == [250])
  }

  @Test("A tap after a refused charge tries again", arguments: [1, 2])
  func refusals(count: Int) async throws {
    let clock = HandClock()
    let bank = SlowBank(refusals: count, sleep: clock.sleep(for:))
    let checkout = Checkout(bank: bank)
    let taps = await twoTaps(on: checkout, clock, charges: 1)
    try #require(taps == ["refused", "refused"])
    for number in 2...count + 2 {
      let expected = number <= count ? "refused" : "receipt \(count + 1)"
      try #require(await receipt(from: checkout) == expected)
    }
    try #require(await bank.charges.count == count + 1)
    proved("OURS-503")
  }

  /// `Checkout` without the line `payment = nil`.
  private actor UnclearedCheckout: PayingActor {
    private let bank: any Bank
    private var payment: Task<String, any Error>?

    init(bank: any Bank) { self.bank = bank }

    func pay(_ cents: Int) async throws -> String {
      if let payment { return try await payment.value }
      let started = Task { try await bank.charge(cents) }
      payment = started
      return try await started.value
    }
  }

  @Test("A failed task that stays stored fails every later tap", .proves("OURS-503"))
  func failedStays() async {
    let clock = HandClock()
    let bank = SlowBank(refusals: 1, sleep: clock.sleep(for:))
    let checkout = UnclearedCheckout(bank: bank)
    #expect(await twoTaps(on: checkout, clock, charges: 1) == ["refused", "refused"])
    #expect(await receipt(from: checkout) == "refused")
    #expect(await bank.charges.count == 1)
  }

  @Test("Canceling a tap doesn't cancel the payment", .proves("OURS-515"))
  func cancelledTap() async {
    let clock = HandClock()
    let bank = SlowBank(sleep: clock.sleep(for:))
    let checkout = Checkout(bank: bank)
    let tap = Task { await receipt(from: checkout) }
    await clock.waitForSleepers(1)
    tap.cancel()
    clock.advance(by: .seconds(3))
    #expect(await tap.value == "receipt 1")
    clock.run()
    #expect(await receipt(from: checkout) == "receipt 1")
    #expect(await bank.charges == [250])
  }
}
