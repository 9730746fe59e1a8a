/// Two flat functions with the same name and different results. The container has both.
extension Before {
  protocol Deals { func latest() -> String }

  protocol Prices { func latest() -> Int }

  /// `Prices` under another name.
  protocol Costs { func latest() -> Int }

  static func dealOrPrice(_ shop: some Deals & Prices) -> String {
    let latest = shop.latest()
    return "\(latest)"
  }

  static func dealOrCost(_ shop: some Deals & Costs) -> String {
    let latest = shop.latest()
    return "\(latest)"
  }
}

extension Before.App: Before.Deals, Before.Prices, Before.Costs {
  func latest() -> String { "tea" }
  func latest() -> Int { 250 }
}
