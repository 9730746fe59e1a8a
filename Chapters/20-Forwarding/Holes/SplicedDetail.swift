import TextUI

struct ProductDataRepository {
  let productName: String
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

/// A page that adds one dependency itself. Chapter 21 explains this. Here, only the forwarding matters.
enum Splice {
  typealias ProductDetailViewDependencies = ProductDataRepositoryDependency
    & ProductImageViewDependencies  // Required by ProductImageView

  typealias ProductDetailViewExternalDependencies = ProductImageViewDependencies

  struct SplicedProductDetailViewDependencies<
    ExternalDependencies: ProductDetailViewExternalDependencies
  >: ProductDetailViewDependencies {
    private let externalDependencies: ExternalDependencies
    let productDataRepository: ProductDataRepository
    /// Written by hand for each leaf of each child, because an alias adds no property.
    var logger: any Logging { externalDependencies.logger }

    init(
      externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
    ) {
      self.externalDependencies = externalDependencies
      self.productDataRepository = productDataRepository
    }
  }

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text(dependencies.productDataRepository.productName)
        ProductImageView(dependencies: dependencies)
      }
    }
  }
}
