// Fails showsEachAnswer: an answer that comes at once finds no question, and the screen loads forever.
// TASK 2: Ask for the items, and say whether an answer is missing.
private(set) var isLoading = false
private var missing = 0

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  client.fetchItems { [weak self] items in
    guard let self else { return }
    missing -= 1
    isLoading = missing > 0
    show(items)
  }
  missing += 1
  isLoading = true
}
