// snippet.app
/// What the program has: more than the view asks for.
final class App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking

  init(logger: any Logging, tracker: any Tracking) {
    (self.logger, self.tracker) = (logger, tracker)
  }
}

/// Just what the view asks for. A test needs no more.
struct OnlyTracking: TrackingDependency {
  let tracker: any Tracking
}
// snippet.end

/// Keeps the view while it is on the screen.
final class Window {
  let content: ProductDetailView<App>

  init(content: ProductDetailView<App>) { self.content = content }
}
