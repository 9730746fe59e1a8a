import Foundation

/// Tracks which calls succeed and which fail, without their data.
final class TrackingRepository: Repository {
  private let base: any Repository
  private let tracker: any Tracking

  init(_ base: any Repository, tracker: any Tracking) {
    self.base = base
    self.tracker = tracker
  }

  func get(with key: Key) throws -> Data {
    do {
      let value = try base.get(with: key)
      tracker.track("get ok")
      return value
    } catch {
      tracker.track("get failed")
      throw error
    }
  }
}

/// The same again, for another protocol.
final class TrackingPricing: Pricing {
  private let base: any Pricing
  private let tracker: any Tracking

  init(_ base: any Pricing, tracker: any Tracking) {
    self.base = base
    self.tracker = tracker
  }

  func cents(of product: String) -> Int {
    let value = base.cents(of: product)
    tracker.track("cents ok")
    return value
  }
}

/// The same for a third protocol.
final class TrackingCheckoutClient: CheckoutClient {
  private let base: any CheckoutClient
  private let tracker: any Tracking

  init(_ base: any CheckoutClient, tracker: any Tracking) {
    self.base = base
    self.tracker = tracker
  }

  func charge(_ cents: Int, to customer: String) async throws -> String {
    do {
      let value = try await base.charge(cents, to: customer)
      tracker.track("charge ok")
      return value
    } catch {
      tracker.track("charge failed")
      throw error
    }
  }
}
