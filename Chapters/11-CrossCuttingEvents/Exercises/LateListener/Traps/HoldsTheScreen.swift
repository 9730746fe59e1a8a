// Fails isFreed: the screen holds the token, and the closure holds the screen.
// Also fails closesInside.
// TASK 3: Count while the screen is open.
private var token: Token?

func open() { token = token ?? join(count) }

func close() { token = nil }

private func count(_ event: ShopEvent) {
  guard case .paid(let cents) = event else { return }
  sales += 1
  self.cents += cents
}
