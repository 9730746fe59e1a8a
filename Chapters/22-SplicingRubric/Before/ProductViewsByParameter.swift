import TextUI

/// The same ten views. Each takes the repository, and four of them only pass it on.
extension Before {
  typealias ProductOverviewDependencies = ProductHeaderDependencies & ProductOfferDependencies

  struct ProductOverview<Dependencies: ProductOverviewDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      VStack {
        ProductHeader(dependencies: dependencies, productDataRepository: productDataRepository)
        ProductOffer(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }
  }

  typealias ProductHeaderDependencies = ProductTitleDependencies & ProductRatingDependencies

  struct ProductHeader<Dependencies: ProductHeaderDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      HStack {
        ProductTitle(dependencies: dependencies, productDataRepository: productDataRepository)
        ProductRating(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }
  }

  typealias ProductTitleDependencies = TrackingDependency

  struct ProductTitle<Dependencies: ProductTitleDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.productName) { dependencies.tracker.track("title") }
    }
  }

  typealias ProductRatingDependencies = TrackingDependency

  struct ProductRating<Dependencies: ProductRatingDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.stars) { dependencies.tracker.track("rating") }
    }
  }

  typealias ProductOfferDependencies = ProductPriceDependencies & ProductStockDependencies

  struct ProductOffer<Dependencies: ProductOfferDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      HStack {
        ProductPrice(dependencies: dependencies, productDataRepository: productDataRepository)
        ProductStock(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }
  }

  typealias ProductPriceDependencies = TrackingDependency

  struct ProductPrice<Dependencies: ProductPriceDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.price) { dependencies.tracker.track("price") }
    }
  }

  typealias ProductStockDependencies = TrackingDependency

  struct ProductStock<Dependencies: ProductStockDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.stock) { dependencies.tracker.track("stock") }
    }
  }

  typealias ProductGalleryDependencies = ProductImageViewDependencies & ProductCaptionDependencies

  struct ProductGallery<Dependencies: ProductGalleryDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      VStack {
        ProductImageView(dependencies: dependencies, productDataRepository: productDataRepository)
        ProductCaption(dependencies: dependencies, productDataRepository: productDataRepository)
      }
    }
  }

  typealias ProductImageViewDependencies = TrackingDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.productName) { dependencies.tracker.track("zoom") }
    }
  }

  typealias ProductCaptionDependencies = TrackingDependency

  struct ProductCaption<Dependencies: ProductCaptionDependencies>: View {
    let dependencies: Dependencies
    let productDataRepository: ProductDataRepository

    var body: some View {
      Button(productDataRepository.productName) { dependencies.tracker.track("caption") }
    }
  }
}
