import TextUI

enum Vending {
  /// The container since another feature vends a banner.
  struct App<Banner: View>: TrackingDependency, BannerVendingDependency {
    let tracker: any Tracking
    let banner: Banner
  }
}
