// Fails followsWhatIsAdded: who makes no child needs not follow it, and shows no image.
// Follow the child. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: Say what the page asks for.
typealias ProductPageDependencies = TrackingDependency
// END

/// A page with an image in it.
struct ProductPage<Dependencies: ProductPageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    dependencies.track("page of \(product)")
  }
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
