// Refused: the child added logging, and the splice does not pass it on yet (CPDI-E17)

protocol LoggingDependency {
  // expected-note@+1 {{protocol requires property 'logger' with type 'String'}}
  var logger: String { get }
}

typealias ProductImageViewDependencies = LoggingDependency
typealias ProductDetailViewDependencies = ProductImageViewDependencies
typealias ProductDetailViewExternalDependencies = ProductImageViewDependencies

// expected-error@+2 {{type 'SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'LoggingDependency'}}
// expected-note@+1 {{add stubs for conformance}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  #if REPAIRED
    var logger: String { externalDependencies.logger }
  #endif
}
