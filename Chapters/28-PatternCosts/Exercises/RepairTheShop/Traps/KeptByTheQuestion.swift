// Fails goesWithItsOwner: the missing answer holds the screen.
// TASK 2: Ask for the items, and say whether an answer is missing.
private var missing = 0
var isLoading: Bool { missing > 0 }

init(client: any ItemsClient) { self.client = client }

/// The screen has come to the front, for the first time or again.
func appear() {
  missing += 1
  client.fetchItems { items in
    self.missing -= 1
    self.show(items)
  }
}
