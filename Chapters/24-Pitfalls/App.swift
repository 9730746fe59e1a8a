// `App` is the container of every view in this chapter.

// snippet.root
typealias AppDependencies = ProductDetailViewDependencies & HotDealsDependencies

final class App: AppDependencies, ExpandingDependency {
  // snippet.end
  let logger: any Logging
  let tracker: any Tracking
  let expansion: any Expanding = Expansion()

  init(logger: any Logging, tracker: any Tracking) {
    self.logger = logger
    self.tracker = tracker
  }
}

/// A container with only a tracker.
struct Slim: TrackingDependency {
  let tracker: any Tracking
}

/// One screen of each feature, on the same root.
final class Screens {
  let detail: ProductDetailView<App>
  let deals: HotDeals<App>

  init(_ app: App) {
    detail = ProductDetailView(dependencies: app)
    deals = HotDeals(dependencies: app)
  }
}
