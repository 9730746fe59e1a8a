// snippet.repository
/// Logs what is asked, and what comes of it.
final class LoggingRepository: Repository {
  private let base: any Repository
  private let log: Journal

  init(_ base: any Repository, log: Journal) { (self.base, self.log) = (base, log) }

  func get(with key: String) throws -> String {
    log.add("get(\(key))")
    do {
      let value = try base.get(with: key)
      log.add("get(\(key)) = \(value)")
      return value
    } catch {
      log.add("get(\(key)) threw \(error)")
      throw error
    }
  }
}
// snippet.end

// snippet.prices
/// The same again, for another protocol.
final class LoggingPrices: Prices {
  private let base: any Prices
  private let log: Journal

  init(_ base: any Prices, log: Journal) { (self.base, self.log) = (base, log) }

  func price(of item: String) -> Int {
    log.add("price(\(item))")
    let value = base.price(of: item)
    log.add("price(\(item)) = \(value)")
    return value
  }
}
// snippet.end

/// And again.
final class LoggingPayments: Payments {
  private let base: any Payments
  private let log: Journal

  init(_ base: any Payments, log: Journal) { (self.base, self.log) = (base, log) }

  func charge(_ cents: Int, to customer: String) async throws -> String {
    log.add("charge(\(cents), \(customer))")
    do {
      let value = try await base.charge(cents, to: customer)
      log.add("charge(\(cents), \(customer)) = \(value)")
      return value
    } catch {
      log.add("charge(\(cents), \(customer)) threw \(error)")
      throw error
    }
  }
}
