// Given: leave this file as it is.

/// The stars of today log. Others are in work, and nobody knows yet what they will ask for.
typealias StarsDependencies = LoggingDependency

struct Stars<Dependencies: StarsDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) { dependencies.log("stars of \(product)") }
}
