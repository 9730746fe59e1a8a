// Refused: two gathering protocols that both have a default for the common part (CPDI-82)

protocol TrackingDependency {
  // expected-note@+1 {{multiple matching properties named 'tracker' with type 'String'}}
  var tracker: String { get }
}

#if !REPAIRED
  protocol ProductDetailViewDependencies: TrackingDependency {}
  protocol HotDealsDependencies: TrackingDependency {}

  extension ProductDetailViewDependencies {
    // expected-note@+1 {{candidate exactly matches}}
    var tracker: String { "product" }
  }

  extension HotDealsDependencies {
    // expected-note@+1 {{candidate exactly matches}}
    var tracker: String { "deals" }
  }
#else
  typealias ProductDetailViewDependencies = TrackingDependency
  typealias HotDealsDependencies = TrackingDependency

  extension TrackingDependency {
    var tracker: String { "all" }
  }
#endif

// expected-error@+1 {{type 'Shop' does not conform to protocol 'TrackingDependency'}}
struct Shop: ProductDetailViewDependencies & HotDealsDependencies {}
