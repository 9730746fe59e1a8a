/// Hears what people do.
protocol Tracking {
  func track(_ event: String)
}

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Keeps what was tracked, in order.
final class EventList: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

/// What the app brings to every feature.
struct AppDependencies: TrackingDependency {
  let tracker: any Tracking
}

/// What is known of one product. The app neither knows it nor needs it.
final class ProductDataRepository: Sendable {
  let productName = "Running shoe"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
