import TextUI

// snippet.computed
/// A splice that computes its repository. It compiles, and it looks the same from outside.
enum MadeAtEachAccess {
  typealias PriceViewDependencies = ProductDataRepositoryDependency

  typealias PriceViewExternalDependencies =
    ProductDataRepositoryDependencies  // Required by ProductDataRepository

  struct PriceView<Dependencies: PriceViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text(dependencies.productDataRepository.productName)
        Text("\(dependencies.productDataRepository.productName) costs 49")
      }
    }
  }

  struct SplicedPriceViewDependencies<ExternalDependencies: PriceViewExternalDependencies>:
    PriceViewDependencies
  {
    private let externalDependencies: ExternalDependencies

    var productDataRepository: ProductDataRepository {
      ProductDataRepository(dependencies: externalDependencies, sku: "ABC")
    }

    init(externalDependencies: ExternalDependencies) {
      self.externalDependencies = externalDependencies
    }
  }
}
// snippet.end
