import TextUI

protocol BannerVendingDependency {
  associatedtype Banner: View

  var banner: Banner { get }
}
