import Foundation

/// Logs each call and its result.
final class LoggingRepository: Repository {
  private let base: any Repository
  private let logger: any Logging

  init(_ base: any Repository, logger: any Logging) {
    self.base = base
    self.logger = logger
  }

  func get(with key: Key) throws -> Data {
    logger.log("get(\(key))")
    do {
      let value = try base.get(with: key)
      logger.log("get(\(key)) = \(value)")
      return value
    } catch {
      logger.log("get(\(key)) threw \(error)")
      throw error
    }
  }
}

/// The same again, for another protocol.
final class LoggingPricing: Pricing {
  private let base: any Pricing
  private let logger: any Logging

  init(_ base: any Pricing, logger: any Logging) {
    self.base = base
    self.logger = logger
  }

  func cents(of product: String) -> Int {
    logger.log("cents(\(product))")
    let value = base.cents(of: product)
    logger.log("cents(\(product)) = \(value)")
    return value
  }
}

/// The same for a third protocol.
final class LoggingCheckoutClient: CheckoutClient {
  private let base: any CheckoutClient
  private let logger: any Logging

  init(_ base: any CheckoutClient, logger: any Logging) {
    self.base = base
    self.logger = logger
  }

  func charge(_ cents: Int, to customer: String) async throws -> String {
    logger.log("charge(\(cents), \(customer))")
    do {
      let value = try await base.charge(cents, to: customer)
      logger.log("charge(\(cents), \(customer)) = \(value)")
      return value
    } catch {
      logger.log("charge(\(cents), \(customer)) threw \(error)")
      throw error
    }
  }
}
