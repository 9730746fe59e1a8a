import Testing

@testable import Isolation

/// A fake that counts its charges. An actor, because several tasks may call it at once.
actor CountingBank: Bank {
  private(set) var charges = 0

  func charge(_ cents: Int) async throws -> String {
    charges += 1
    return "receipt \(charges)"
  }
}

extension Checkout {
  /// Both tasks are in this actor's queue before the first one calls the bank.
  func tapTwice() -> [Task<String, any Error>] {
    (1...2).map { _ in Task { try await pay(250) } }
  }
}

@Test("Two taps at the same time charge once")
func twoTapsAtOnce() async throws {
  let bank = CountingBank()
  let checkout = Checkout(bank: bank)
  for tap in await checkout.tapTwice() {
    #expect(try await tap.value == "receipt 1")
  }
  #expect(await bank.charges == 1)
}

/// The guide's checkout on the main actor instead of an actor of its own.
@MainActor
private final class ScreenCheckout: Paying {
  private let bank: any Bank
  private var payment: Task<String, any Error>?

  init(bank: any Bank) { self.bank = bank }

  func pay(_ cents: Int) async throws -> String {
    if let payment { return try await payment.value }
    let started = Task {
      do {
        return try await bank.charge(cents)
      } catch {
        payment = nil
        throw error
      }
    }
    payment = started
    return try await started.value
  }
}

@Test("A task stored on the main actor charges only once")
@MainActor func mainActorCheckout() async throws {
  let bank = CountingBank()
  let checkout = ScreenCheckout(bank: bank)
  for tap in (1...2).map({ _ in Task { try await checkout.pay(250) } }) {
    #expect(try await tap.value == "receipt 1")
  }
  #expect(await bank.charges == 1)
}
