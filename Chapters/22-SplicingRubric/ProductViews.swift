import TextUI

// Ten views of one product, three levels deep. Six use its repository, and none mentions what created it.

typealias ProductOverviewDependencies = ProductHeaderDependencies & ProductOfferDependencies

struct ProductOverview<Dependencies: ProductOverviewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      ProductHeader(dependencies: dependencies)
      ProductOffer(dependencies: dependencies)
    }
  }
}

typealias ProductHeaderDependencies = ProductTitleDependencies & ProductRatingDependencies

struct ProductHeader<Dependencies: ProductHeaderDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    HStack {
      ProductTitle(dependencies: dependencies)
      ProductRating(dependencies: dependencies)
    }
  }
}

typealias ProductTitleDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductTitle<Dependencies: ProductTitleDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.productName) { dependencies.tracker.track("title") }
  }
}

typealias ProductRatingDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductRating<Dependencies: ProductRatingDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.stars) { dependencies.tracker.track("rating") }
  }
}

typealias ProductOfferDependencies = ProductPriceDependencies & ProductStockDependencies

struct ProductOffer<Dependencies: ProductOfferDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    HStack {
      ProductPrice(dependencies: dependencies)
      ProductStock(dependencies: dependencies)
    }
  }
}

typealias ProductPriceDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductPrice<Dependencies: ProductPriceDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.price) { dependencies.tracker.track("price") }
  }
}

typealias ProductStockDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductStock<Dependencies: ProductStockDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.stock) { dependencies.tracker.track("stock") }
  }
}

typealias ProductGalleryDependencies = ProductImageViewDependencies & ProductCaptionDependencies

struct ProductGallery<Dependencies: ProductGalleryDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      ProductImageView(dependencies: dependencies)
      ProductCaption(dependencies: dependencies)
    }
  }
}

typealias ProductImageViewDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.productName) { dependencies.tracker.track("zoom") }
  }
}

typealias ProductCaptionDependencies = TrackingDependency & ProductDataRepositoryDependency

struct ProductCaption<Dependencies: ProductCaptionDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.productName) { dependencies.tracker.track("caption") }
  }
}
