import Foundation

/// The links that open the shop.
enum ShopLink {
  enum Page: Hashable, Sendable {
    case items
    case item(Int)
    case cart
  }

  /// The pages that a link opens, the visible one last; nil if it isn't a link of the shop.
  static func path(for link: URL) -> [Page]? {
    guard link.host() == "shop.example" else { return nil }
    let parts = link.pathComponents.dropFirst()
    switch parts.first {
    case "cart" where parts.count == 1: return [.cart]
    case "items" where parts.count == 1: return [.items]
    case "items" where parts.count == 2: return Int(parts[2]).map { [.items, .item($0)] }
    default: return nil
    }
  }
}
