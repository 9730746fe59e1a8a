import TextUI

extension Before {
  /// The same page, which passes its repository to the views inside it.
  enum ByParameter {
    typealias ProductDetailViewDependencies = ProductFactsDependencies
      & ProductImageViewDependencies

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        VStack {
          Text(productDataRepository.productName)
          ProductFacts(dependencies: dependencies, productDataRepository: productDataRepository)
          ProductImageView(dependencies: dependencies)
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        }
      }
    }

    typealias ProductFactsDependencies = ProductOfferDependencies & ProductReviewsDependencies

    struct ProductFacts<Dependencies: ProductFactsDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        HStack {
          ProductOffer(dependencies: dependencies, productDataRepository: productDataRepository)
          ProductReviews(dependencies: dependencies, productDataRepository: productDataRepository)
        }
      }
    }

    typealias ProductOfferDependencies = ProductPriceDependencies & ProductDeliveryDependencies

    /// Reads neither the container nor the repository, and passes both on.
    struct ProductOffer<Dependencies: ProductOfferDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        HStack {
          ProductPrice(dependencies: dependencies, productDataRepository: productDataRepository)
          ProductDelivery(dependencies: dependencies, productDataRepository: productDataRepository)
        }
      }
    }

    typealias ProductPriceDependencies = TrackingDependency

    struct ProductPrice<Dependencies: ProductPriceDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        Text(productDataRepository.price)
          .onTapGesture { dependencies.tracker.track("price") }
      }
    }

    typealias ProductDeliveryDependencies = ProductStockDependencies

    struct ProductDelivery<Dependencies: ProductDeliveryDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        ProductStock(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }

    typealias ProductStockDependencies = TrackingDependency

    struct ProductStock<Dependencies: ProductStockDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        Text(productDataRepository.stock)
          .onTapGesture { dependencies.tracker.track("stock") }
      }
    }

    typealias ProductReviewsDependencies = ProductRatingDependencies

    struct ProductReviews<Dependencies: ProductReviewsDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        ProductRating(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }

    typealias ProductRatingDependencies = TrackingDependency

    struct ProductRating<Dependencies: ProductRatingDependencies>: View {
      let dependencies: Dependencies
      let productDataRepository: ProductDataRepository

      var body: some View {
        Text(productDataRepository.rating)
          .onTapGesture { dependencies.tracker.track("rating") }
      }
    }
  }
}
