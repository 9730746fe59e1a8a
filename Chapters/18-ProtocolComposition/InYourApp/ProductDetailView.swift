// with: ../../InYourApp/Items.swift ShopDependencies.swift
import SwiftUI

typealias ProductDetailViewDependencies = TrackingDependency & CartDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies
  let item: Item

  var body: some View {
    VStack {
      Text(item.name)
      Button("Add to cart") {
        dependencies.cart.put(item)
        dependencies.tracker.track("addToCart")
      }
    }
  }
}

/// Has all services of the app.
final class AppContainer: TrackingDependency, LoggingDependency, CartDependency {
  let tracker: any Tracking = ConsoleTracker()
  let logger: any Logging = ConsoleLogger()
  let cart = Cart()
}

@main
struct ShopApp: App {
  @State private var container = AppContainer()

  var body: some Scene {
    WindowGroup {
      // was: ProductDetailView(tracker: tracker, cart: cart, item: …)
      ProductDetailView(dependencies: container, item: Item(id: 1, name: "tea"))
    }
  }
}

/// Has what the page's alias lists. A preview needs no more.
struct PreviewContainer: ProductDetailViewDependencies {
  let tracker: any Tracking = ConsoleTracker()
  let cart = Cart()
}

struct ProductDetailPreviews: PreviewProvider {
  static var previews: some View {
    ProductDetailView(dependencies: PreviewContainer(), item: Item(id: 1, name: "tea"))
  }
}
