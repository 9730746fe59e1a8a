protocol Summable { func total() -> Int }

typealias DiscountCartDependencies = HasCoupons & HasLogger & HasPrices

final class DiscountCart<
  Dependencies: DiscountCartDependencies
>:
  Cart<Dependencies>,
  Summable
{
  override func total() -> Int {
    let cheap = articles.filter { article in dependencies.prices.cents(of: article) < 100 }
    dependencies.logger.log("\(cheap.count) articles get no discount")
    return super.total() * (100 - dependencies.coupons.percent) / 100
  }
}
