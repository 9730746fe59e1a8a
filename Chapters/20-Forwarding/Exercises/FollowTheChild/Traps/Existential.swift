// Fails followsWhatIsAdded: the page is not generic any more.
// Follow the child. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: Say what the page asks for.
typealias ProductPageDependencies = TrackingDependency & ProductImageDependencies
// END

/// A page with an image in it.
struct ProductPage {
  let dependencies: any ProductPageDependencies

  func appear(_ product: String) {
    dependencies.track("page of \(product)")
    appearImage(dependencies, product)
  }
}

private func appearImage(_ dependencies: some ProductPageDependencies, _ product: String) {
  ProductImage(dependencies: dependencies).appear(product)
}

// TASK 2: Say what the reviews ask for.
typealias ReviewsDependencies = LoggingDependency & StarsDependencies
// END

/// Reviews, with stars above them.
struct Reviews<Dependencies: ReviewsDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    dependencies.log("reviews of \(product)")
    Stars(dependencies: dependencies).appear(product)
  }
}
