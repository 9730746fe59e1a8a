// Given: leave this file as it is.

/// Today's stars log. New stars are in progress, and their needs aren't known yet.
typealias StarsDependencies = LoggingDependency

struct Stars<Dependencies: StarsDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) { dependencies.log("stars of \(product)") }
}
