import TextUI

enum Vending {
  /// The container, now that another feature vends a banner.
  struct App<Banner: View>: TrackingDependency, BannerVendingDependency {
    let tracker: any Tracking
    let banner: Banner
  }
}
