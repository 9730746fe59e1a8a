import TextUI

// snippet.banner
protocol BannerVendingDependency {
  associatedtype Banner: View

  var banner: Banner { get }
}
// snippet.end
