// Against the conventions on purpose: what the document expects the compiler to refuse.

extension Before {
  enum Diamond {
    // snippet.diamond
    protocol HotDealsDependencies: TrackingDependency & LoggingDependency {}

    /// Two gathering protocols and an alias, and each of them brings tracking along.
    struct App: ProductDetailViewDependencies, HotDealsDependencies, AppDependencies {
      let logger: any Logging
      let tracker: any Tracking
    }
    // snippet.end
  }
}
