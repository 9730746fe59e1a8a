// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

// TASK 1: List what the page needs.
typealias ProductPageDependencies = TrackingDependency & ProductImageDependencies
// STUB
// typealias ProductPageDependencies = TrackingDependency & LoggingDependency
// END

/// A page with an image in it.
struct ProductPage<Dependencies: ProductPageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    dependencies.track("page of \(product)")
    ProductImage(dependencies: dependencies).appear(product)
  }
}

// TASK 2: List what the reviews need.
typealias ReviewsDependencies = LoggingDependency & StarsDependencies
// STUB
// typealias ReviewsDependencies = StarsDependencies
// END

/// Reviews, with stars above them.
struct Reviews<Dependencies: ReviewsDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    dependencies.log("reviews of \(product)")
    Stars(dependencies: dependencies).appear(product)
  }
}
