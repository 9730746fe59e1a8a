// The team of the deals adds `ExpandingDependency` to `HotDealsDependencies`. The
// class `App` stays as it is, and it has this leaf already. Does the chapter
// still compile?
// Edit HotDeals.swift, instead of:
typealias HotDealsDependencies = LoggingDependency
// put:
typealias HotDealsDependencies = ExpandingDependency & LoggingDependency
// Refused:
// error: redundant conformance of 'App' to protocol 'ExpandingDependency'
// Because:
// `AppDependencies` joins the alias of the deals, so it now contains the leaf, and the class lists the same leaf
// again behind a comma. A conformance that is stated twice is an error.
