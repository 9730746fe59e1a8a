// Given: leave this file as it is.

// The stars of today log. Those of tomorrow count, and do not log any more.

#if STARS_COUNT_INSTEAD
  typealias StarsDependencies = AnalyticsDependency
#else
  typealias StarsDependencies = LoggingDependency
#endif

struct Stars<Dependencies: StarsDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    #if STARS_COUNT_INSTEAD
      dependencies.count("stars of \(product)")
    #else
      dependencies.log("stars of \(product)")
    #endif
  }
}
