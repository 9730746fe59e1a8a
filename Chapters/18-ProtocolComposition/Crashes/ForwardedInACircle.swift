// Each forwards the logger of the other, and neither has one.

// snippet.circle
struct Store: LoggingDependency {
  var logger: any Logging { Till(store: self).logger }
}

struct Till: LoggingDependency {
  let store: Store

  var logger: any Logging { store.logger }
}
// snippet.end
