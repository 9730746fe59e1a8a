// Refused: the child dropped logging, and the splice still passes it on (CPDI-E17)

protocol LoggingDependency {
  var logger: String { get }
}
protocol TrackingDependency {
  var tracker: String { get }
}

typealias ProductImageViewDependencies = TrackingDependency
typealias ProductDetailViewDependencies = ProductImageViewDependencies
typealias ProductDetailViewExternalDependencies = ProductImageViewDependencies

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  var tracker: String { externalDependencies.tracker }
  #if !REPAIRED
    // expected-error@+1 {{value of type 'ExternalDependencies' has no member 'logger'}}
    var logger: String { externalDependencies.logger }
  #endif
}
