// with: ../../InYourApp/Items.swift ../../18-ProtocolComposition/InYourApp/ShopDependencies.swift
import SwiftUI

typealias ProductDetailViewDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      ProductImageView(dependencies: dependencies)
      Button("Add to cart") { dependencies.tracker.track("addToCart") }
    }
  }
}

typealias ProductImageViewDependencies = LoggingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image(systemName: "cup.and.saucer").onAppear { dependencies.logger.log("image appeared") }
  }
}

typealias HotDealsDependencies = LoggingDependency
  & TrackingDependency
  & CartDependency

struct HotDeals<Dependencies: HotDealsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Buy today's deal") {
      dependencies.cart.put(Item(id: 1, name: "tea"))
      dependencies.tracker.track("addDeal")
    }
    .onAppear { dependencies.logger.log("deals appeared") }
  }
}

// was: final class AppContainer: ProductDetailViewDependencies, HotDealsDependencies {
final class AppContainer: ProductDetailViewDependencies & HotDealsDependencies {
  let tracker: any Tracking = ConsoleTracker()
  let logger: any Logging = ConsoleLogger()
  let cart = Cart()
}

/// Has what the page's alias lists, and no cart.
struct PreviewContainer: ProductDetailViewDependencies {
  let tracker: any Tracking = ConsoleTracker()
  let logger: any Logging = ConsoleLogger()
}

struct ProductDetailPreviews: PreviewProvider {
  static var previews: some View { ProductDetailView(dependencies: PreviewContainer()) }
}

@main
struct ShopApp: App {
  @State private var container = AppContainer()

  var body: some Scene {
    WindowGroup {
      VStack {
        ProductDetailView(dependencies: container)
        HotDeals(dependencies: container)
      }
    }
  }
}
