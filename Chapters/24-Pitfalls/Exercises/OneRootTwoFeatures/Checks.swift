@testable import OneRootTwoFeaturesExercise

#if PROBES_BESIDE
  // Tomorrow's features, instead of ProductFeature.swift and DealsFeature.swift.
  protocol RatingDependency { var stars: Int { get } }
  protocol VoucherDependency { var voucher: String { get } }

  typealias ProductFeatureDependencies = LoggingDependency & TrackingDependency & RatingDependency
  struct ProductFeature<Dependencies: ProductFeatureDependencies> {
    let dependencies: Dependencies
    func open(_ product: String) { dependencies.logger.log("\(product) \(dependencies.stars)") }
  }

  typealias DealsFeatureDependencies = TrackingDependency & PricingDependency & VoucherDependency
  struct DealsFeature<Dependencies: DealsFeatureDependencies> {
    let dependencies: Dependencies
    func offer(_ product: String) -> String { "\(product) with \(dependencies.voucher)" }
  }

  // What a developer adds to the root then.
  extension AppRoot {
    var stars: Int { 5 }
    var voucher: String { "SPRING" }
  }

  protocol Preview {}
  extension Preview {
    var logger: any Logging { fatalError() }
    var tracker: any Tracking { fatalError() }
    var pricing: any Pricing { fatalError() }
    var stars: Int { 5 }
    var voucher: String { "none" }
  }
  struct WholePreview: Preview, ProductFeatureDependencies & DealsFeatureDependencies {}
  struct HalfPreview: Preview, ProductFeatureDependencies {}

  // Task 1: Tomorrow's product feature needs stars: a root that has them fits.
  // See AppRoot
  func rootFollowsProduct(root: AppRoot) {
    let _: any ProductFeatureDependencies = root
  }

  // Task 1: Tomorrow's deals need a voucher: a root that has one fits.
  // See AppRoot
  func rootFollowsDeals(root: AppRoot) {
    let _: any DealsFeatureDependencies = root
  }

  // Task 2: The app opens over a preview that has what both features need tomorrow.
  // See App
  func appOpensOverAnyContainer(preview: WholePreview) {
    _ = App(dependencies: preview).open("tea")
  }

  // Task 2: A preview that has nothing for the deals is refused.
  // See App
  func appNeedsBoth(preview: HalfPreview) {
    _ = App(dependencies: preview).open("tea")  // refused: PricingDependency
  }
#endif
