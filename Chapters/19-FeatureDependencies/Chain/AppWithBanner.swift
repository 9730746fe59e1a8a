import TextUI

// snippet.appwithbanner
/// What the program has since another feature vends a banner.
struct AppWithBanner<Banner: View>: TrackingDependency, BannerVendingDependency {
  let tracker: any Tracking
  let banner: Banner
}
// snippet.end
