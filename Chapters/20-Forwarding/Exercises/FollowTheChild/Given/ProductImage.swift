// Given: leave this file as it is.

/// Today's image logs. A new image is in progress, and its needs aren't known yet.
typealias ProductImageDependencies = LoggingDependency

struct ProductImage<Dependencies: ProductImageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) { dependencies.log("image of \(product)") }
}
