import TextUI

/// Shows any banner, and tracks a tap on it.
struct PromotionFrame<Banner: View>: View {
  let tracker: any Tracking
  @ViewBuilder let banner: Banner

  var body: some View { banner.onTapGesture { tracker.track("promotion") } }
}

/// In the root, which imports the shop and the deals.
func makeDealPromotion(tracker: any Tracking) -> some View {
  PromotionFrame(tracker: tracker) { DealBanner(deal: Deal(name: "tea", cents: 199)) }
}
