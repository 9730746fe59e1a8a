// In `CheckOut.swift`, the alias also lists `PricingDependency`, and the function doesn't use it. Does the
// chapter compile?
// Edit CheckOut.swift, instead of:
typealias CheckOutDependencies = TrackingDependency & DeliveringDependency
// put:
typealias CheckOutDependencies = TrackingDependency & DeliveringDependency & PricingDependency
// Refused:
// error: type 'CheckOutTestDependencies' does not conform to protocol 'PricingDependency'
// Because:
// The compiler accepts a leaf that the function doesn't use, but then each container must have it. The app
// has prices. The small container of the test has none, so the test would need a service that nothing calls.
