// Given: leave this file as it is.

import TextUI

protocol Tracking {
  func track(_ event: String)
}

// One protocol a service.

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Vends a view. Which one, only the app knows.
protocol BannerVendingDependency {
  associatedtype Banner: View

  var banner: Banner { get }
}
