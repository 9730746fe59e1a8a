struct User {
  let name: String
}

struct Item: Equatable {
  let name: String
}

/// Who is logged in.
struct Session {
  let user: User
}

/// What its owner is about to buy.
final class Cart {
  let owner: User
  private(set) var items: [Item] = []

  init(owner: User) { self.owner = owner }

  func put(_ item: Item) { items.append(item) }
}
