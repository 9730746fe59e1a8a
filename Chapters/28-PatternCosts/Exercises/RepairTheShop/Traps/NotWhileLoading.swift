// Fails asksWhenItAppears: while an answer is missing, appear() asks nothing.
// Also fails showsEachAnswer, goesWithItsOwner.
// TASK 2: Ask for the items, and say whether an answer is missing.
private(set) var isLoading = false

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  guard !isLoading else { return }
  isLoading = true
  client.fetchItems { [weak self] items in
    self?.isLoading = false
    self?.show(items)
  }
}
