typealias Baz_trackDependencies = TrackingDependency
typealias Baz_reportDependencies = LoggingDependency

/// Each function has an alias of its own, so a caller of one needs nothing that only the other uses.
enum Baz {
  static func track(dependencies: some Baz_trackDependencies) {
    dependencies.tracker.track("baz")
  }

  static func report(dependencies: some Baz_reportDependencies) {
    dependencies.logger.log("baz")
  }
}
