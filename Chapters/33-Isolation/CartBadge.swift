/// The part of a cart that the tab bar shows, on any actor.
protocol CartBadge {
  var count: Int { get }
}

func title(of badge: some CartBadge) -> String { "Cart (\(badge.count))" }

extension CartViewModel: @MainActor CartBadge {
  var count: Int { items.count }
}
