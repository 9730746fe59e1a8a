/// What the tab bar shows of any cart, on whatever actor.
protocol CartBadge {
  var count: Int { get }
}

func title(of badge: some CartBadge) -> String { "Cart (\(badge.count))" }

extension CartViewModel: @MainActor CartBadge {
  var count: Int { items.count }
}
