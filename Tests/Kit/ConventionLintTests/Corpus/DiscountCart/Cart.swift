// What is special here: the subclass inherits its initializer, so nothing in its body hands the dependencies on.
protocol Prices { func cents(of article: String) -> Int }
protocol Logger { func log(_ line: String) }
protocol Coupons { var percent: Int { get } }

protocol HasPrices { var prices: any Prices { get } }
protocol HasLogger { var logger: any Logger { get } }
protocol HasCoupons { var coupons: any Coupons { get } }

typealias CartDependencies = HasLogger & HasPrices

class Cart<Dependencies: CartDependencies> {
  let dependencies: Dependencies
  var articles: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func total() -> Int {
    dependencies.logger.log("total of \(articles.count)")
    return articles.reduce(0) { sum, article in sum + dependencies.prices.cents(of: article) }
  }
}
