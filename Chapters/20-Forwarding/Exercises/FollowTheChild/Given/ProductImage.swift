// Given: leave this file as it is.

/// The image of today logs. Another one is in work, and nobody knows yet what it will ask for.
typealias ProductImageDependencies = LoggingDependency

struct ProductImage<Dependencies: ProductImageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) { dependencies.log("image of \(product)") }
}
