import TextUI

/// A dozen facts of a product, and a function that shows a fact. Each call passes the repository.
extension Before {
  typealias FactSheetDependencies = TrackingDependency

  struct FactSheet<Dependencies: FactSheetDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository = ProductDataRepository()

    var body: some View {
      VStack {
        fact(dependencies, "name", \.productName, productDataRepository: productDataRepository)
        fact(dependencies, "price", \.price, productDataRepository: productDataRepository)
        fact(dependencies, "stock", \.stock, productDataRepository: productDataRepository)
        fact(dependencies, "stars", \.stars, productDataRepository: productDataRepository)
        fact(dependencies, "maker", \.maker, productDataRepository: productDataRepository)
        fact(dependencies, "origin", \.origin, productDataRepository: productDataRepository)
        fact(dependencies, "color", \.color, productDataRepository: productDataRepository)
        fact(dependencies, "size", \.size, productDataRepository: productDataRepository)
        fact(dependencies, "weight", \.weight, productDataRepository: productDataRepository)
        fact(dependencies, "fabric", \.fabric, productDataRepository: productDataRepository)
        fact(dependencies, "care", \.care, productDataRepository: productDataRepository)
        fact(dependencies, "delivery", \.delivery, productDataRepository: productDataRepository)
      }
    }
  }
}

private func fact(
  _ dependencies: some Before.FactSheetDependencies, _ label: String,
  _ value: KeyPath<ProductDataRepository, String>, productDataRepository: ProductDataRepository
) -> some View {
  Button("\(label): \(productDataRepository[keyPath: value])") {
    dependencies.tracker.track(label)
  }
}
