// Against the conventions on purpose: protocols that combine leaves. All three include tracking.

extension Before {
  enum Diamond {
    protocol HotDealsDependencies: TrackingDependency & LoggingDependency {}

    struct App: ProductDetailViewDependencies, HotDealsDependencies, AppDependencies {
      let logger: any Logging
      let tracker: any Tracking
    }
  }
}
