struct User {
  let name: String
}

struct Item: Equatable {
  let name: String
}

/// Has the user who is logged in.
struct Session {
  let user: User
}

/// Holds the items that its owner is about to buy.
final class Cart {
  let owner: User
  private(set) var items: [Item] = []

  init(owner: User) { self.owner = owner }

  func put(_ item: Item) { items.append(item) }
}
