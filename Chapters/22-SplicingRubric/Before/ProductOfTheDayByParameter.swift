import TextUI

/// The same view. It passes the static repository to its children.
extension Before {
  typealias ProductOfTheDayViewDependencies = ProductOverviewDependencies
    & ProductGalleryDependencies

  struct ProductOfTheDayView<Dependencies: ProductOfTheDayViewDependencies>: View {
    let dependencies: Dependencies

    var overview: ProductOverview<Dependencies> {
      ProductOverview(dependencies: dependencies, productDataRepository: .ofTheDay)
    }

    var gallery: ProductGallery<Dependencies> {
      ProductGallery(dependencies: dependencies, productDataRepository: .ofTheDay)
    }

    var body: some View {
      VStack {
        overview
        gallery
      }
    }
  }
}
