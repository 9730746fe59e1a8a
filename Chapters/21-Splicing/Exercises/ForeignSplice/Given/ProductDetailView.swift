// Given: leave this file as it is.

import TextUI

typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(dependencies.productDataRepository.productName)
      Button("Buy") {
        dependencies.tracker.track("buy \(dependencies.productDataRepository.productName)")
      }
    }
  }
}

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { externalDependencies.tracker }

  init(
    externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}
