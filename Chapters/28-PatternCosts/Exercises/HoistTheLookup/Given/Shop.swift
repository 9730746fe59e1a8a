// Given: leave this file as it is.

struct Product: Equatable, Sendable {
  let name: String
  var isReduced = false
}

/// Looks up the prices of products.
protocol PriceService {
  func cents(for product: Product) -> Int
}

struct RegularPrices: PriceService {
  func cents(for product: Product) -> Int { product.name.count * 100 }
}

/// The prices of customers who are logged in.
struct MemberPrices: PriceService {
  func cents(for product: Product) -> Int { product.name.count * 90 }
}

protocol PricesDependency {
  /// Each read is a look-up.
  var prices: any PriceService { get }
}

/// The app's container. It counts its look-ups, and a login replaces its service.
final class ShopDependencies: PricesDependency {
  private(set) var lookUps = 0
  private var service: any PriceService

  init(prices: any PriceService) { service = prices }

  var prices: any PriceService {
    get {
      lookUps += 1
      return service
    }
    set { service = newValue }
  }
}
