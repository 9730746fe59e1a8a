// with: ../../InYourApp/Items.swift ../../18-ProtocolComposition/InYourApp/ShopDependencies.swift
import SwiftUI

typealias ProductImageViewDependencies = LoggingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image(systemName: "cup.and.saucer").onAppear { dependencies.logger.log("image appeared") }
  }
}

typealias ProductDetailViewDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies
  let name: String

  var body: some View {
    VStack {
      Text(name)
      ProductImageView(dependencies: dependencies)
      Button("Add to cart") { dependencies.tracker.track("addToCart") }
    }
  }
}

typealias ProductListViewDependencies =
  ProductDetailViewDependencies  // Required by ProductDetailView

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies
  let items: [Item]

  var body: some View {
    NavigationStack {
      List(items) { NavigationLink($0.name, value: $0.name) }
        .navigationDestination(for: String.self) { name in
          ProductDetailView(dependencies: dependencies, name: name)
        }
    }
  }
}

final class AppContainer: TrackingDependency, LoggingDependency {
  let tracker: any Tracking = ConsoleTracker()
  // New, for the image:
  let logger: any Logging = ConsoleLogger()
}

@main
struct ShopApp: App {
  @State private var container = AppContainer()

  var body: some Scene {
    WindowGroup {
      ProductListView(dependencies: container, items: [Item(id: 1, name: "tea")])
    }
  }
}
