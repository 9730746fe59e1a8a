import Kit

protocol Stock { func amount(_ product: String) -> Int }
protocol StockDependency { var stock: any Stock { get } }

typealias ProductDependencies = StockDependency & StarsDependency

struct Product<Dependencies: ProductDependencies> {
  let dependencies: Dependencies
  let name: String

  var isRecommended: Bool {
    dependencies.stars.stars(name) > 3 && dependencies.stock.amount(name) > 0
  }

  func show() -> String {
    let rating = Kit.Rating(dependencies: dependencies)
    return name + (isRecommended ? "!" : "") + rating.text(name)
  }
}
