// with: ../../InYourApp/Items.swift ../../18-ProtocolComposition/InYourApp/ShopDependencies.swift
import SwiftUI

@MainActor
protocol BannerVendingDependency {
  associatedtype Banner: View
  var banner: Banner { get }
}

typealias PromotionViewDependencies = TrackingDependency & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button {
      dependencies.tracker.track("promotion")
    } label: {
      dependencies.banner
    }
  }
}

// The deals feature:

struct Deal {
  let name: String
  let cents: Int
}

struct DealBanner: View {
  let deal: Deal

  var body: some View { Text("Today \(deal.name) for \(deal.cents) cents") }
}

/// Belongs to the root, which imports the shop and the deals. Swift infers `Banner` from `banner`.
final class AppContainer: TrackingDependency, BannerVendingDependency {
  let tracker: any Tracking = ConsoleTracker()

  // New, a view of the deals feature:
  var banner: some View { DealBanner(deal: Deal(name: "tea", cents: 199)) }
}

/// A preview of the shop needs no deals feature.
struct PreviewContainer: PromotionViewDependencies {
  let tracker: any Tracking = ConsoleTracker()
  let banner = Text("Banner")
}

struct PromotionPreviews: PreviewProvider {
  static var previews: some View { PromotionView(dependencies: PreviewContainer()) }
}
