// with: ProductDetailView.swift ProductFeature.swift
import SwiftUI

/// A page that is open. Its type is opaque, so it's stored as an `AnyView`.
struct OpenPage: Identifiable {
  let id: String
  let view: AnyView
}

typealias CatalogViewDependencies = ProductFeatureDependencies

struct CatalogView<Dependencies: CatalogViewDependencies>: View {
  let dependencies: Dependencies
  @State private var page: OpenPage?

  var body: some View {
    List {
      Button("Tea") { open("ABC") }
      Button("Milk") { open("DEF") }
    }
    .sheet(item: $page) { $0.view }
  }

  private func open(_ sku: String) {
    // was: ProductDetailView(tracker: …, repository: ProductDataRepository(…))
    let feature = ProductFeature(dependencies: dependencies)
    page = OpenPage(id: sku, view: AnyView(feature.productDetailView(for: sku)))
  }
}
