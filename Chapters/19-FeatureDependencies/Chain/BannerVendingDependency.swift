import TextUI

// snippet.banner
/// A dependency that vends a view. Which view, only the program knows.
protocol BannerVendingDependency {
  associatedtype Banner: View

  var banner: Banner { get }
}
// snippet.end
