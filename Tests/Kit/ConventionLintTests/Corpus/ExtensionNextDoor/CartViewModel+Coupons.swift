protocol Pricing { func price(of item: String) -> Int }
protocol CouponChecking { func discount(for code: String) async -> Int? }

protocol PricingDependency { var pricing: any Pricing { get } }
protocol CouponDependency { var coupons: any CouponChecking { get } }

extension CartViewModel {
  enum CouponResult { case accepted(Int), unknown }

  func redeem(_ code: String) async -> CouponResult {
    guard let discount = await dependencies.coupons.discount(for: code) else { return .unknown }
    return .accepted(total - discount)
  }
}
