// In `Chain/ProductListView.swift`, the alias lists `TrackingDependency` in place of its child's alias. Does the
// chapter compile?
// Edit Chain/ProductListView.swift, instead of:
typealias ProductListViewDependencies = PromotionViewDependencies
// put:
typealias ProductListViewDependencies = TrackingDependency
// Refused:
// error: generic struct 'PromotionView' requires that 'Dependencies' conform to 'BannerVendingDependency'
