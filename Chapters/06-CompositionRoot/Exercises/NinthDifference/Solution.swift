// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The wishes of a customer, in the order in which they came.
@MainActor
final class WishList {
  private(set) var names: [String] = []

  // TASK 2: Delete what no code reads anymore.
  init() {}
  // STUB
  // static let shared = WishList()
  //
  // init() {}
  // END

  func add(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

// MARK: - The screens

/// The detail of an item.
@MainActor
final class ItemModel {
  private let item: Item

  // TASK 1: Add to the list that the model was given.
  private let wishes: WishList

  init(item: Item, wishes: WishList) {
    (self.item, self.wishes) = (item, wishes)
  }

  func addToWishes() { wishes.add(item.name) }
  // STUB
  // init(item: Item, wishes: WishList = .shared) { self.item = item }
  //
  // func addToWishes() { WishList.shared.add(item.name) }
  // END
}

/// The screen with all wishes.
@MainActor
final class WishesModel {
  // TASK 1: Show the list that the model was given.
  private let wishes: WishList

  init(wishes: WishList) { self.wishes = wishes }

  var lines: [String] { wishes.names }
  // STUB
  // init(wishes: WishList = .shared) {}
  //
  // var lines: [String] { WishList.shared.names }
  // END
}

// MARK: - The root

/// What lives from a login to its logout.
@MainActor
final class Login {
  let user: String

  init(user: String) { self.user = user }

  // TASK 2: Decide how many lists there are, and how long one lives.
  private let wishes = WishList()

  func openWindow() -> Window { Window(user: user, wishes: wishes) }
  // STUB
  // func openWindow() -> Window { Window(user: user, wishes: .shared) }
  // END
}

/// Makes the models of one window.
@MainActor
final class Window {
  let title: String
  private let wishes: WishList

  init(user: String, wishes: WishList) {
    title = "Shop of \(user)"
    self.wishes = wishes
  }

  func makeItem(_ item: Item) -> ItemModel { ItemModel(item: item, wishes: wishes) }
  func makeWishes() -> WishesModel { WishesModel(wishes: wishes) }
}
