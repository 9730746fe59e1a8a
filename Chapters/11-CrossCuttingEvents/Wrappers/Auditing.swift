/// Notes what was done, without data: an audit keeps no names.
final class AuditingRepository: Repository {
  private let base: any Repository
  private let audit: Journal

  init(_ base: any Repository, audit: Journal) { (self.base, self.audit) = (base, audit) }

  func get(with key: String) throws -> String {
    do {
      let value = try base.get(with: key)
      audit.add("get ok")
      return value
    } catch {
      audit.add("get failed")
      throw error
    }
  }
}

/// The same again, for another protocol.
final class AuditingPrices: Prices {
  private let base: any Prices
  private let audit: Journal

  init(_ base: any Prices, audit: Journal) { (self.base, self.audit) = (base, audit) }

  func price(of item: String) -> Int {
    let value = base.price(of: item)
    audit.add("price ok")
    return value
  }
}

/// And again.
final class AuditingPayments: Payments {
  private let base: any Payments
  private let audit: Journal

  init(_ base: any Payments, audit: Journal) { (self.base, self.audit) = (base, audit) }

  func charge(_ cents: Int, to customer: String) async throws -> String {
    do {
      let value = try await base.charge(cents, to: customer)
      audit.add("charge ok")
      return value
    } catch {
      audit.add("charge failed")
      throw error
    }
  }
}
