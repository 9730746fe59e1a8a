// A basket needs the customer, and a customer needs the basket. Each kept its own alias.

// snippet.made
/// Makes another one at every request.
final class ComputedApp: BasketDependency, CustomerDependency {
  var basket: Basket { Basket(dependencies: self) }
  var customer: Customer { Customer(dependencies: self) }
}

/// Makes each once. But neither is finished before the other is.
final class LazyApp: BasketDependency, CustomerDependency {
  lazy var basket = Basket(dependencies: self)
  lazy var customer = Customer(dependencies: self)
}
// snippet.end
