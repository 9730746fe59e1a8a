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

@Test("Two taps at once make one charge")
func twoTapsAtOnce() async throws {
  let bank = CountingBank()
  let checkout = Checkout(bank: bank)
  for tap in await checkout.tapTwice() {
    #expect(try await tap.value == "receipt 1")
  }
  #expect(await bank.charges == 1)
}
