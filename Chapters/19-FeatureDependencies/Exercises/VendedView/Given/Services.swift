// Given: leave this file as it is.

import TextUI

protocol Tracking {
  func track(_ event: String)
}

// One protocol for each service.

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

/// Vends a view. Only the app names its type.
protocol BannerVendingDependency {
  associatedtype Banner: View

  var banner: Banner { get }
}
