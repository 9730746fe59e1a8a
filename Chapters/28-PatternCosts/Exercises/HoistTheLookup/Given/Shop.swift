// Given: leave this file as it is.

struct Product: Equatable, Sendable {
  let name: String
  var isReduced = false
}

/// Knows what a product costs.
protocol PriceService {
  func cents(for product: Product) -> Int
}

struct RegularPrices: PriceService {
  func cents(for product: Product) -> Int { product.name.count * 100 }
}

/// For a customer who is logged in.
struct MemberPrices: PriceService {
  func cents(for product: Product) -> Int { product.name.count * 90 }
}

protocol PricesDependency {
  /// To read it is a look-up.
  var prices: any PriceService { get }
}

/// The container of the app. It counts its look-ups, and a log-in replaces its service.
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
