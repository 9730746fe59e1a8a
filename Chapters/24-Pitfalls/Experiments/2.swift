// `Slim` gets a logger and conforms to `LoggingDependency` as well. It doesn't
// mention `HotDealsDependencies`. What does `slim is any HotDealsDependencies`
// say then?
// Edit App.swift, instead of:
struct Slim: TrackingDependency {
// put:
struct Slim: TrackingDependency, LoggingDependency {
  let logger: any Logging
// Edit main.swift, instead of:
let slim: Any = Slim(tracker: log)
// put:
let slim: Any = Slim(logger: log, tracker: log)
// Asks:
// == A container that only tracks ==
// slim is any HotDealsDependencies // true
// Changes:
// == A container that only tracks ==
// slim is any HotDealsDependencies // true
// == A leaf that the compiler asked for ==
// slim is any Before.PastedLeaf.ProductDetailViewDependencies // true
// Because:
// An alias makes no new type. A container that conforms to both of its leaves fits it, even if it doesn't
// mention the alias.
