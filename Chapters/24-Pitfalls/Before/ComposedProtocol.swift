// Against the conventions on purpose: a protocol gathers what an alias should.

enum Before {
  protocol ProductDetailViewDependencies: TrackingDependency & ProductImageViewDependencies {}
}
