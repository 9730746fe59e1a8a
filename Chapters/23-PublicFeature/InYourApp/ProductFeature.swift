// with: ProductDetailView.swift
import SwiftUI

@MainActor public protocol Tracking { func track(_ event: String) }

@MainActor public protocol Networking { func productName(of sku: String) async -> String }

@MainActor public protocol TrackingDependency { var tracker: any Tracking { get } }

@MainActor public protocol NetworkingDependency { var network: any Networking { get } }

public typealias ProductFeatureDependencies = TrackingDependency & NetworkingDependency

@MainActor
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func productDetailView(for sku: String) -> some View {
    ProductDetailView(
      tracker: dependencies.tracker,
      repository: ProductDataRepository(dependencies: dependencies, sku: sku))
  }

  public func productReviewsView(for sku: String) -> some View {
    ProductReviewsView(
      tracker: dependencies.tracker,
      repository: ProductDataRepository(dependencies: dependencies, sku: sku))
  }
}
