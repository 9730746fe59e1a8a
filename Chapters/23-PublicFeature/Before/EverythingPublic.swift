import ProductDetail
import TextUI

/// The feature without a public entry. Each app assembles the page, so all parts must be public, and
/// each public name requires the next.
public enum Before {
  public typealias ProductDetailViewDependencies = TrackingDependency
    & ProductDataRepositoryDependency
  public typealias ProductDetailViewExternalDependencies = TrackingDependency
  public typealias ProductDataRepositoryDependencies = NetworkingDependency

  public protocol ProductDataRepositoryDependency {
    var productDataRepository: ProductDataRepository { get }
  }

  public final class ProductDataRepository {
    private let connection: any ProductConnection

    public init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
      connection = dependencies.network.connect(to: sku)
    }

    public var productName: String { connection.productName }
  }

  public struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    public init(dependencies: Dependencies) { self.dependencies = dependencies }

    public var body: some View {
      Text(dependencies.productDataRepository.productName)
      Button("Add to cart") {
        dependencies.tracker.track("add \(dependencies.productDataRepository.productName)")
      }
    }
  }

  public struct SplicedProductDetailViewDependencies<
    ExternalDependencies: ProductDetailViewExternalDependencies
  >: ProductDetailViewDependencies {
    private let externalDependencies: ExternalDependencies
    public let productDataRepository: ProductDataRepository

    public var tracker: any Tracking { externalDependencies.tracker }

    public init(
      externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
    ) {
      self.externalDependencies = externalDependencies
      self.productDataRepository = productDataRepository
    }
  }
}

func productDetailView(of app: App, for sku: String) -> some View {
  Before.ProductDetailView(
    dependencies: Before.SplicedProductDetailViewDependencies(
      externalDependencies: app,
      productDataRepository: Before.ProductDataRepository(dependencies: app, sku: sku)))
}

/// The second app, for tablets. A connection is slow to open, so it creates only one repository.
final class TabletApp {
  private let app: App
  private var cachedRepository: Before.ProductDataRepository?

  init(_ app: App) { self.app = app }

  func productDetailView(for sku: String) -> some View {
    let repository = cachedRepository ?? Before.ProductDataRepository(dependencies: app, sku: sku)
    cachedRepository = repository
    return Before.ProductDetailView(
      dependencies: Before.SplicedProductDetailViewDependencies(
        externalDependencies: app, productDataRepository: repository))
  }
}
