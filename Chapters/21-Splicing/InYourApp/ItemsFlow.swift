// with: ../../InYourApp/Items.swift
import SwiftUI

/// Owns the open page. The composition root stores it, so it outlives every view.
@MainActor @Observable
final class ItemsFlow {
  var page: SplicedProductDetailViewDependencies?
  private let app: any TrackingDependency

  init(app: any TrackingDependency) { self.app = app }

  /// A button calls this. A body never does.
  func open(_ item: Item) {
    // was: app.select(item)
    page = SplicedProductDetailViewDependencies(
      externalDependencies: app, productDataRepository: ProductDataRepository(item: item))
  }
}

struct ItemsScreen: View {
  let model: ItemsModel
  @Bindable var flow: ItemsFlow

  var body: some View {
    List(model.items) { item in
      Button(item.name) { flow.open(item) }
    }
    .sheet(item: $flow.page) { ProductDetailView(dependencies: $0) }
  }
}

typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

/// Not generic, so that the flow can name its type. `sheet(item:)` requires `Identifiable`.
struct SplicedProductDetailViewDependencies: ProductDetailViewDependencies, Identifiable {
  private let externalDependencies: any TrackingDependency
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { externalDependencies.tracker }
  /// A new repository is a new page.
  var id: ObjectIdentifier { ObjectIdentifier(productDataRepository) }

  init(externalDependencies: any TrackingDependency, productDataRepository: ProductDataRepository) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(dependencies.productDataRepository.name)
      Button("Add to cart") { dependencies.tracker.track("addToCart") }
    }
  }
}

/// Holds the data of one product.
@MainActor
final class ProductDataRepository {
  let name: String

  init(item: Item) { name = item.name }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

protocol Tracking { func track(_ event: String) }

protocol TrackingDependency {
  var tracker: any Tracking { get }
}
