// snippet.customer
typealias CustomerDependencies = BasketDependency

/// Is made with the price of its basket.
struct Customer {
  let name = "Ada"
  let owes: Int

  init(dependencies: some CustomerDependencies) { owes = dependencies.basket.cents }
}
// snippet.end

protocol CustomerDependency {
  var customer: Customer { get }
}
