// Refused: a splice that does not pass on what a child of the view needs (CPDI-33)

protocol TrackingDependency {
  var tracker: String { get }
}

protocol LoggingDependency {
  // expected-note@+1 {{protocol requires property 'logger' with type 'String'}}
  var logger: String { get }
}

typealias ProductImageViewDependencies = LoggingDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency & ProductImageViewDependencies

// expected-error@+2 {{type 'SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'LoggingDependency'}}
// expected-note@+1 {{add stubs for conformance}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: TrackingDependency, ProductImageViewDependencies {
  let externalDependencies: ExternalDependencies
  var tracker: String { externalDependencies.tracker }
  #if REPAIRED
    var logger: String { externalDependencies.logger }
  #endif
}
