// Given: leave this file as it is.

typealias ProductDataRepositoryDependencies = CountingDependency

/// Knows one product, and how many of it a person wants.
final class ProductDataRepository {
  let sku: String
  var quantity = 0
  private let counter: any Counting

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    self.sku = sku
    counter = dependencies.counter
    counter.made(sku)
  }

  deinit { counter.gone(sku) }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
