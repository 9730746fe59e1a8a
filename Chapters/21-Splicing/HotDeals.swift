import TextUI

/// Holds today's deal.
final class HotDealsRepository {
  let price = 199
}

protocol HotDealsRepositoryDependency {
  var hotDealsRepository: HotDealsRepository { get }
}

typealias HotDealsDependencies = TrackingDependency
  & HotDealsRepositoryDependency
  & ProductDataRepositoryDependency
  & ProductImageViewDependencies  // Required by ProductImageView

typealias HotDealsExternalDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

/// Another feature: today's deal and its product.
struct HotDeals<Dependencies: HotDealsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(dependencies.productDataRepository.productName)
      Text("today \(dependencies.hotDealsRepository.price)")
      ProductImageView(dependencies: dependencies)
      Button("Remind me") { dependencies.tracker.track("remindMe") }
    }
  }
}

/// A splice that is a class, because it collects the screens that the deals have opened.
final class SplicedHotDealsDependencies<ExternalDependencies: HotDealsExternalDependencies>:
  HotDealsDependencies
{
  private let externalDependencies: ExternalDependencies
  let hotDealsRepository: HotDealsRepository
  let productDataRepository: ProductDataRepository
  var opened: [Screen] = []

  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }

  init(
    externalDependencies: ExternalDependencies, hotDealsRepository: HotDealsRepository,
    productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.hotDealsRepository = hotDealsRepository
    self.productDataRepository = productDataRepository
  }
}
