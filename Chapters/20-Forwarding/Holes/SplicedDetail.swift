import TextUI

struct ProductDataRepository {
  let productName: String
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

/// A page that brings one dependency itself. Chapter 21 is about this; here, only what it passes on.
enum Splice {
  typealias ProductDetailViewDependencies = ProductDataRepositoryDependency
    & ProductImageViewDependencies  // Required by ProductImageView

  typealias ProductDetailViewExternalDependencies = ProductImageViewDependencies

  struct SplicedProductDetailViewDependencies<
    ExternalDependencies: ProductDetailViewExternalDependencies
  >: ProductDetailViewDependencies {
    private let externalDependencies: ExternalDependencies
    let productDataRepository: ProductDataRepository
    /// By hand, for each leaf of each child: an alias writes no property.
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
