// Refused: an image that uses what its own alias does not name (CPDI-92)

protocol LoggingDependency {
  var logger: String { get }
}
protocol TrackingDependency {
  var tracker: String { get }
}

typealias ProductImageViewDependencies = LoggingDependency
typealias ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies

#if !REPAIRED
  struct ProductImageView<Dependencies: ProductImageViewDependencies> {
    let dependencies: Dependencies
    // expected-error@+1 {{value of type 'Dependencies' has no member 'tracker'}}
    var both: [String] { [dependencies.logger, dependencies.tracker] }
  }
#else
  // With the page's alias nothing is refused: that is the trouble with borrowing.
  struct ProductImageView<Dependencies: ProductDetailViewDependencies> {
    let dependencies: Dependencies
    var both: [String] { [dependencies.logger, dependencies.tracker] }
  }
#endif
