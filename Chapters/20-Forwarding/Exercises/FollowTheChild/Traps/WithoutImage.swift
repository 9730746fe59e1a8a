// Fails followsWhatIsDropped: who makes no child needs not follow it, and shows no image.
// Also fails followsWhatIsAdded.
// Follow the child. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
typealias ProductPageDependencies = TrackingDependency
// END

/// A page with an image in it.
struct ProductPage<Dependencies: ProductPageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    dependencies.track("page of \(product)")
  }
}

// TASK 2: Let the reviews ask for what they use, and for whatever their stars ask for.
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
