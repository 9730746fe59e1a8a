// Against the conventions on purpose: an alias in a file of its own, one file away from its type.

typealias ProductListViewDependencies = TrackingDependency
