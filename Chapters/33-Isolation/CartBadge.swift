/// What the tab bar shows of any cart, on whatever actor.
// snippet.badge
protocol CartBadge {
  var count: Int { get }
}

func title(of badge: some CartBadge) -> String { "Cart (\(badge.count))" }
// snippet.end

// snippet.conformance
extension CartViewModel: @MainActor CartBadge {
  var count: Int { items.count }
}
// snippet.end
