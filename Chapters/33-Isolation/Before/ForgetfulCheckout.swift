enum Before {
  /// Checks the receipt, waits, and stores it. A second call can run in between.
  actor Checkout: Paying {
    private let bank: any Bank
    private var receipt: String?

    init(bank: any Bank) { self.bank = bank }

    func pay(_ cents: Int) async throws -> String {
      if let receipt { return receipt }
      let paid = try await bank.charge(cents)
      receipt = paid
      return paid
    }
  }
}
