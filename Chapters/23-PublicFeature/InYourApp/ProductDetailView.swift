// with: ProductFeature.swift
import SwiftUI

// Inside the module. No app can name any of this.

@MainActor @Observable
final class ProductDataRepository {
  private(set) var productName = ""
  private let sku: String
  private let network: any Networking

  init(dependencies: some NetworkingDependency, sku: String) {
    (self.sku, network) = (sku, dependencies.network)
  }

  func load() async { productName = await network.productName(of: sku) }
}

struct ProductDetailView: View {
  let tracker: any Tracking
  let repository: ProductDataRepository

  var body: some View {
    VStack {
      Text(repository.productName)
      Button("Add to cart") { tracker.track("add \(repository.productName)") }
    }
    .task { await repository.load() }
  }
}

struct ProductReviewsView: View {
  let tracker: any Tracking
  let repository: ProductDataRepository

  var body: some View {
    VStack {
      Text("Reviews of \(repository.productName)")
      Button("Write a review") { tracker.track("review \(repository.productName)") }
    }
    .task { await repository.load() }
  }
}
