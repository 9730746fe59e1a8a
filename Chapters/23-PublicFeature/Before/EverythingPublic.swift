import ProductDetail
import TextUI

// The same feature without a door: whoever shows the view puts it together, and must be able to name
// every part. One public word asks for the next.

// snippet.bad
public typealias OfferViewDependencies = TrackingDependency & OfferRepositoryDependency
public typealias OfferViewExternalDependencies = TrackingDependency
public typealias OfferRepositoryDependencies = NetworkingDependency

public protocol OfferRepositoryDependency {
  var offerRepository: OfferRepository { get }
}
// snippet.end

public final class OfferRepository {
  private let connection: any ProductConnection

  public init(dependencies: some OfferRepositoryDependencies, sku: String) {
    connection = dependencies.network.connect(to: sku)
  }

  public var productName: String { connection.productName }
}

public struct OfferView<Dependencies: OfferViewDependencies>: View {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public var body: some View { Text(dependencies.offerRepository.productName) }
}

public struct SplicedOfferViewDependencies<ExternalDependencies: OfferViewExternalDependencies>:
  OfferViewDependencies
{
  private let externalDependencies: ExternalDependencies
  public let offerRepository: OfferRepository

  public var tracker: any Tracking { externalDependencies.tracker }

  public init(externalDependencies: ExternalDependencies, offerRepository: OfferRepository) {
    (self.externalDependencies, self.offerRepository) = (externalDependencies, offerRepository)
  }
}

// snippet.client
/// What a client writes without a door. It knows the repository, the splice and the view.
func offerView(of app: App, for sku: String) -> some View {
  OfferView(
    dependencies: SplicedOfferViewDependencies(
      externalDependencies: app,
      offerRepository: OfferRepository(dependencies: app, sku: sku)))
}
// snippet.end
