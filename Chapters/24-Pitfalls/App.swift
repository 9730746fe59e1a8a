// snippet.app
typealias AppDependencies = ProductDetailViewDependencies & HotDealsDependencies

/// The container of every view in this chapter.
final class App: AppDependencies, ExpandingDependency {
  let logger: any Logging
  let tracker: any Tracking
  let expansion: any Expanding = Expansion()
  // snippet.end

  init(logger: any Logging, tracker: any Tracking) {
    (self.logger, self.tracker) = (logger, tracker)
  }
}

/// Tracks, and has nothing else.
struct Slim: TrackingDependency {
  let tracker: any Tracking
}

/// One screen of each feature, over the same root.
final class Screens {
  let detail: ProductDetailView<App>
  let deals: HotDeals<App>

  init(_ app: App) {
    detail = ProductDetailView(dependencies: app)
    deals = HotDeals(dependencies: app)
  }
}
