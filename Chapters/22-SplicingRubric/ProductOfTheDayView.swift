import TextUI

typealias ProductOfTheDayViewDependencies = ProductOverviewDependencies & ProductGalleryDependencies

typealias ProductOfTheDayViewExternalDependencies = TrackingDependency

/// The app can't name the repository's type, so the splice returns the static repository.
struct SplicedProductOfTheDayViewDependencies<
  ExternalDependencies: ProductOfTheDayViewExternalDependencies
>: ProductOfTheDayViewDependencies {
  private let externalDependencies: ExternalDependencies

  var productDataRepository: ProductDataRepository { .ofTheDay }
  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

struct ProductOfTheDayView<ExternalDependencies: ProductOfTheDayViewExternalDependencies>: View {
  let dependencies: SplicedProductOfTheDayViewDependencies<ExternalDependencies>

  var overview: ProductOverview<SplicedProductOfTheDayViewDependencies<ExternalDependencies>> {
    ProductOverview(dependencies: dependencies)
  }

  var gallery: ProductGallery<SplicedProductOfTheDayViewDependencies<ExternalDependencies>> {
    ProductGallery(dependencies: dependencies)
  }

  var body: some View {
    VStack {
      overview
      gallery
    }
  }
}
