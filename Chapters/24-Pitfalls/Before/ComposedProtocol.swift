// Against the conventions on purpose: a protocol combines the leaves, not an alias.

enum Before {
  protocol ProductDetailViewDependencies: TrackingDependency & ProductImageViewDependencies {}
}
