typealias Baz_trackDependencies = TrackingDependency
typealias Baz_reportDependencies = LoggingDependency

/// Each function has its own alias, so a caller of one function doesn't need what only the other uses.
enum Baz {
  static func track(dependencies: some Baz_trackDependencies) {
    dependencies.tracker.track("baz")
  }

  static func report(dependencies: some Baz_reportDependencies) {
    dependencies.logger.log("baz")
  }
}
