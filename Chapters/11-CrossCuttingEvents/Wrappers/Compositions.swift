/// The shop as it is.
@MainActor
func plainShop() -> Shop {
  Shop(users: UserRepository(), prices: ListPrices(), payments: CardPayments())
}

// snippet.wrapped
/// The same shop, with two concerns around each of its three services.
@MainActor
func wrappedShop(log: Journal, audit: Journal) -> Shop {
  Shop(
    users: AuditingRepository(LoggingRepository(UserRepository(), log: log), audit: audit),
    prices: AuditingPrices(LoggingPrices(ListPrices(), log: log), audit: audit),
    payments: AuditingPayments(LoggingPayments(CardPayments(), log: log), audit: audit))
}
// snippet.end

/// What multiplies, and what comes of it. A test counts all three in the source.
enum Multiplied {
  static let protocols: [Any.Type] = [
    (any Repository).self, (any Prices).self, (any Payments).self,
  ]
  static let concerns = ["Logging", "Auditing"]
  static let wrappers: [Any.Type] = [
    LoggingRepository.self, LoggingPrices.self, LoggingPayments.self,
    AuditingRepository.self, AuditingPrices.self, AuditingPayments.self,
  ]
}
