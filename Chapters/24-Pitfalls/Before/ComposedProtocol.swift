// Against the conventions on purpose: a protocol gathers what an alias should.

// snippet.composed
enum Before {
  protocol ProductDetailViewDependencies: TrackingDependency & ProductImageViewDependencies {}
}
// snippet.end
