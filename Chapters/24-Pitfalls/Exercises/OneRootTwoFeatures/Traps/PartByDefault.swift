// Fails appOpensOverTheRoot: who says to have prices need not have any.
// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
typealias AppDependencies = ProductFeatureDependencies & DealsFeatureDependencies

extension PricingDependency {
  var pricing: any Pricing { NoPricing() }
}

private struct NoPricing: Pricing {
  func price(of product: String) -> Int { 0 }
}
