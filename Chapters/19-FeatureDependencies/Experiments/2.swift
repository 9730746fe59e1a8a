// In `Chain/ProductListView.swift`, the alias lists `TrackingDependency` instead of its child's alias. Does the
// chapter compile?
// Edit Chain/ProductListView.swift, instead of:
typealias ProductListViewDependencies = PromotionViewDependencies
// put:
typealias ProductListViewDependencies = TrackingDependency
// Refused:
// error: generic struct 'PromotionView' requires that 'Dependencies' conform to 'BannerVendingDependency'
// Because:
// The list creates a `PromotionView`, which needs a container with a banner. Within the list, the compiler
// has only what the list's own alias says about the container, and this alias no longer has the banner.
