import Foundation

/// The part of the root that decides which pages are open.
final class ShopNavigation {
  private(set) var isLoggedIn = false
  private(set) var path: [ShopLink.Page] = []
  /// The pages of a link that came before the login.
  private var waiting: [ShopLink.Page]?

  func open(_ link: URL) {
    guard let pages = ShopLink.path(for: link) else { return }
    if isLoggedIn { path = pages } else { waiting = pages }
  }

  func didLogin() {
    (isLoggedIn, path, waiting) = (true, waiting ?? [.items], nil)
  }

  func didLogout() {
    (isLoggedIn, path, waiting) = (false, [], nil)
  }
}
