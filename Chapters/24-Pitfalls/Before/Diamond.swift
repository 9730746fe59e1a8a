// Against the conventions on purpose: protocols that gather parts. Each of the three brings tracking along.

extension Before {
  enum Diamond {
    protocol HotDealsDependencies: TrackingDependency & LoggingDependency {}

    struct App: ProductDetailViewDependencies, HotDealsDependencies, AppDependencies {
      let logger: any Logging
      let tracker: any Tracking
    }
  }
}
