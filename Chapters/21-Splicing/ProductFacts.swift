import TextUI

// The facts on a product page. Three of these views read the repository and track a tap. The four above
// them only pass their container on.

typealias ProductFactsDependencies = ProductOfferDependencies & ProductReviewsDependencies

struct ProductFacts<Dependencies: ProductFactsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    HStack {
      ProductOffer(dependencies: dependencies)
      ProductReviews(dependencies: dependencies)
    }
  }
}

typealias ProductOfferDependencies = ProductPriceDependencies & ProductDeliveryDependencies

/// Reads nothing, and passes its container on.
struct ProductOffer<Dependencies: ProductOfferDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    HStack {
      ProductPrice(dependencies: dependencies)
      ProductDelivery(dependencies: dependencies)
    }
  }
}

typealias ProductPriceDependencies = ProductDataRepositoryDependency & TrackingDependency

struct ProductPrice<Dependencies: ProductPriceDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.productDataRepository.price)
      .onTapGesture { dependencies.tracker.track("price") }
  }
}

typealias ProductDeliveryDependencies = ProductStockDependencies

struct ProductDelivery<Dependencies: ProductDeliveryDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ProductStock(dependencies: dependencies) }
}

typealias ProductStockDependencies = ProductDataRepositoryDependency & TrackingDependency

struct ProductStock<Dependencies: ProductStockDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.productDataRepository.stock)
      .onTapGesture { dependencies.tracker.track("stock") }
  }
}

typealias ProductReviewsDependencies = ProductRatingDependencies

struct ProductReviews<Dependencies: ProductReviewsDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ProductRating(dependencies: dependencies) }
}

typealias ProductRatingDependencies = ProductDataRepositoryDependency & TrackingDependency

struct ProductRating<Dependencies: ProductRatingDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.productDataRepository.rating)
      .onTapGesture { dependencies.tracker.track("rating") }
  }
}
