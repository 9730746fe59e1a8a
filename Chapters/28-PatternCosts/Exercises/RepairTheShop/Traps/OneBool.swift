// Fails showsEachAnswer: the first of two answers ends the waiting.
// TASK 2: Ask for the items, and say whether an answer is missing.
private(set) var isLoading = false

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  isLoading = true
  client.fetchItems { [weak self] items in
    self?.isLoading = false
    self?.show(items)
  }
}
