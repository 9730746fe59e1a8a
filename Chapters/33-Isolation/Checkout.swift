/// Pays once, however many calls arrive before the bank's answer.
actor Checkout: Paying {
  private let bank: any Bank
  private var payment: Task<String, any Error>?

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

  init(bank: any Bank) { self.bank = bank }
}
