// Given: leave this file as it is.

// The image of today logs. Two more are in work, and nobody knows which one will come: the checks
// compile your file beside each of them.

#if IMAGE_LOGS_NO_MORE
  typealias ProductImageDependencies = TrackingDependency
#elseif IMAGE_COUNTS_TOO
  typealias ProductImageDependencies = LoggingDependency & AnalyticsDependency
#else
  typealias ProductImageDependencies = LoggingDependency
#endif

struct ProductImage<Dependencies: ProductImageDependencies> {
  let dependencies: Dependencies

  func appear(_ product: String) {
    #if IMAGE_LOGS_NO_MORE
      dependencies.track("image of \(product)")
    #else
      dependencies.log("image of \(product)")
    #endif
    #if IMAGE_COUNTS_TOO
      dependencies.count("image of \(product)")
    #endif
  }
}
