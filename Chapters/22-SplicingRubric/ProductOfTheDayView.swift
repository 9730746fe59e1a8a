import TextUI

typealias ProductOfTheDayViewDependencies = ProductOverviewDependencies & ProductGalleryDependencies

typealias ProductOfTheDayViewExternalDependencies = TrackingDependency

// snippet.splice
/// Global and internal. The app cannot bring what it cannot name; the splice brings the one there is.
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
// snippet.end

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
