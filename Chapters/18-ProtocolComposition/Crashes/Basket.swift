// snippet.basket
typealias BasketDependencies = CustomerDependency

/// Is made with the name of its customer.
struct Basket {
  let owner: String
  let cents = 0

  init(dependencies: some BasketDependencies) { owner = dependencies.customer.name }
}
// snippet.end

protocol BasketDependency {
  var basket: Basket { get }
}
