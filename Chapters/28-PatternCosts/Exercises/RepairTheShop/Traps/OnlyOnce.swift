// Fails asksWhenItAppears: the second time, the screen shows what it has.
// Also fails showsEachAnswer, goesWithItsOwner.
// TASK 2: Ask for the items, and say whether an answer is missing.
private(set) var isLoading = false
private var hasAsked = false

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  guard !hasAsked else { return }
  (hasAsked, isLoading) = (true, true)
  client.fetchItems { [weak self] items in
    self?.isLoading = false
    self?.show(items)
  }
}
