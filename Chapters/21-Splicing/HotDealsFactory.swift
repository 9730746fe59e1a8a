typealias HotDealsFactoryDependencies = HotDealsExternalDependencies
  & HotDealsRepositoryDependencies  // Required by HotDealsRepository
  & ProductDataRepositoryDependencies  // Required by ProductDataRepository

/// Makes the deals, with a splice of their own.
struct HotDealsFactory<Dependencies: HotDealsFactoryDependencies> {
  let dependencies: Dependencies

  func hotDeals() -> HotDeals<SplicedHotDealsDependencies<Dependencies>> {
    HotDeals(
      dependencies: SplicedHotDealsDependencies(
        externalDependencies: dependencies,
        hotDealsRepository: HotDealsRepository(dependencies: dependencies),
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: "ABC")))
  }
}
