public protocol TrackingDependency {
  var tracker: String { get }
}

// Internal: no other module can name it.

final class ProductDataRepository {
  let productName = "tea"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

// Public, on purpose.

public final class PriceList {
  public let prices = [250, 405]
}

public protocol PriceListDependency {
  var priceList: PriceList { get }
}

public typealias ProductPagesExternalDependencies = TrackingDependency

typealias ProductPagesDependencies = TrackingDependency & ProductDataRepositoryDependency
  & PriceListDependency

/// One type splices both. Clients see only its public part.
public struct SplicedProductPagesDependencies<
  ExternalDependencies: ProductPagesExternalDependencies
>: ProductPagesDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()
  public let priceList = PriceList()

  public var tracker: String { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

public final class ProductPages<ExternalDependencies: ProductPagesExternalDependencies> {
  public let dependencies: SplicedProductPagesDependencies<ExternalDependencies>

  public init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedProductPagesDependencies(externalDependencies: externalDependencies)
  }
}
