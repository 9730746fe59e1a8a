// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The wishes of a customer, in the order in which they came.
@MainActor
final class WishList {
  private(set) var names: [String] = []

  // TASK 2: Delete what no code reads anymore.
  static let shared = WishList()

  init() {}
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
  init(item: Item, wishes: WishList = .shared) { self.item = item }

  func addToWishes() { WishList.shared.add(item.name) }
  // END
}

/// The screen with all wishes.
@MainActor
final class WishesModel {
  // TASK 1: Show the list that the model was given.
  init(wishes: WishList = .shared) {}

  var lines: [String] { WishList.shared.names }
  // END
}

// MARK: - The root

/// Who uses the app. There is one session for each phone, and it lives as long as the app.
@MainActor
final class Session {
  // TASK 2: Decide where a list is made, and how long it lives.
  private(set) var user = "Guest"

  func logIn(_ user: String) { self.user = user }
  func logOut() { user = "Guest" }
  // END
}

/// Makes the models of one window.
@MainActor
final class WindowRoot {
  private let session: Session

  init(session: Session) { self.session = session }

  var title: String { "Shop of \(session.user)" }

  // TASK 2: Pass each model the list that it should use.
  func makeItem(_ item: Item) -> ItemModel { ItemModel(item: item, wishes: .shared) }
  func makeWishes() -> WishesModel { WishesModel(wishes: .shared) }
  // END
}

/// Makes what lives as long as the app on one phone.
@MainActor
final class Root {
  let session = Session()

  func openWindow() -> WindowRoot { WindowRoot(session: session) }
}
