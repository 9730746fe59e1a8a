// Fails showsEachAnswer: an answer to an earlier question is dropped.
// TASK 2: Ask for the items, and say whether an answer is missing.
private var newest = 0
private(set) var isLoading = false

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  newest += 1
  isLoading = true
  client.fetchItems { [weak self, newest] items in
    guard let self, newest == self.newest else { return }
    isLoading = false
    show(items)
  }
}
