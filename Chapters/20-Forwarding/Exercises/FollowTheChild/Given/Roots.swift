// Given: leave this file as it is.

/// Has everything.
struct App: LoggingDependency, TrackingDependency, AnalyticsDependency {
  var log: (String) -> Void
  var track: (String) -> Void
  var count: (String) -> Void
}

#if IMAGE_LOGS_NO_MORE
  /// A root without a log. That must do for a page whose image does not log.
  struct TrackingOnly: TrackingDependency {
    var track: (String) -> Void
  }

  func makePage(_ root: TrackingOnly) -> some Any { ProductPage(dependencies: root) }
#endif

#if STARS_COUNT_INSTEAD
  /// A root without a log. That must not do for reviews, for they log themselves.
  struct CountingOnly: AnalyticsDependency {
    var count: (String) -> Void
  }

  func makeReviews(_ root: CountingOnly) -> some Any { Reviews(dependencies: root) }
#endif

/// Where these files are, for the checks that compile them once more.
let pathOfThisFile = #filePath
