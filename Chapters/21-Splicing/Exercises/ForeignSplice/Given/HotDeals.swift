// Given: leave this file as it is.

import TextUI

typealias HotDealsDependencies = TrackingDependency
  & HotDealsRepositoryDependency
  & ProductDataRepositoryDependency

typealias HotDealsExternalDependencies = TrackingDependency

struct HotDeals<Dependencies: HotDealsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(dependencies.productDataRepository.productName)
      Text("today \(dependencies.hotDealsRepository.price)")
      Button("Remind me") { dependencies.tracker.track("remindMe") }
    }
  }
}

/// The splice of the deals. It collects the screens that the deals have opened, so that the customer can go back.
final class SplicedHotDealsDependencies<ExternalDependencies: HotDealsExternalDependencies>:
  HotDealsDependencies
{
  private let externalDependencies: ExternalDependencies
  let hotDealsRepository: HotDealsRepository
  let productDataRepository: ProductDataRepository
  var opened: [Screen] = []

  var tracker: any Tracking { externalDependencies.tracker }

  init(
    externalDependencies: ExternalDependencies, hotDealsRepository: HotDealsRepository,
    productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.hotDealsRepository = hotDealsRepository
    self.productDataRepository = productDataRepository
  }
}
