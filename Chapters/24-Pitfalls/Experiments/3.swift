// The team of the deals adds `ExpandingDependency` to `HotDealsDependencies`. The
// class `App` stays as it is, and it has this leaf already. Does the chapter
// still compile?
// Edit HotDeals.swift, instead of:
typealias HotDealsDependencies = LoggingDependency
// put:
typealias HotDealsDependencies = ExpandingDependency & LoggingDependency
// Refused:
// error: redundant conformance of 'App' to protocol 'ExpandingDependency'
