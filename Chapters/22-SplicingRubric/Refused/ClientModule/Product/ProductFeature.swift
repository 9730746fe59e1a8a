public protocol TrackingDependency {
  var tracker: String { get }
}

// Internal: nobody outside of this module can name it.

final class ProductDataRepository {
  let productName = "Running shoe"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

// Public, on purpose.

public final class PriceList {
  public let prices = [8900, 12500]
}

public protocol PriceListDependency {
  var priceList: PriceList { get }
}

public typealias ProductFeatureExternalDependencies = TrackingDependency

typealias ProductFeatureDependencies = TrackingDependency & ProductDataRepositoryDependency
  & PriceListDependency

/// One type splices both. What a client sees of it is what is public.
public struct SplicedProductFeatureDependencies<
  ExternalDependencies: ProductFeatureExternalDependencies
>: ProductFeatureDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()
  public let priceList = PriceList()

  public var tracker: String { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

public final class ProductFeature<ExternalDependencies: ProductFeatureExternalDependencies> {
  public let dependencies: SplicedProductFeatureDependencies<ExternalDependencies>

  public init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedProductFeatureDependencies(externalDependencies: externalDependencies)
  }
}
