// Refused: a default argument that lives on the main actor, in an actor's initializer (OURS-519)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

protocol Bank: Sendable {
  func charge(_ cents: Int) async throws -> String
}

final class ServerBank: Bank {
  private let address: String

  init(address: String = "bank.example") { self.address = address }

  func charge(_ cents: Int) async throws -> String { "receipt from \(address)" }
}

#if !REPAIRED
  // expected-error@+5 {{main actor-isolated default value in a nonisolated context}}
  // snippet.checkout
  actor Checkout {
    private let bank: any Bank

    init(bank: any Bank = ServerBank()) { self.bank = bank }
  }
// snippet.end
#else
  actor Checkout {
    private let bank: any Bank

    init(bank: any Bank) { self.bank = bank }
  }

  /// A class of this module is on the main actor, and so is its initializer.
  final class PayScreen {
    private let bank: any Bank

    init(bank: any Bank = ServerBank()) { self.bank = bank }
  }
#endif
