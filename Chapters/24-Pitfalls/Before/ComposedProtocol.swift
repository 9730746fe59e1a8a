// Against the conventions on purpose: a protocol gathers what an alias should.

// snippet.composed
enum ComposedProtocol {
  protocol ProductDetailViewDependencies: TrackingDependency & ProductImageViewDependencies {}
}
// snippet.end
