// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The list of the shop's items. The app makes it.
final class ItemListViewModel {
  // TASK 1: Take the client in the initializer.
  init(client: any ItemsClient = ServerAPIClient.shared) {}
  // END

  func lines() -> [String] {
    // TASK 1: Call your own client.
    let items = ServerAPIClient.shared.items()
    // END
    return items.map { "\($0.name) \($0.cents)" }
  }
}

/// The screen with the customer's friends. The storyboard makes it.
final class FriendsScreen: Screen {
  // TASK 2: Have a property for the client.
  var client: (any FriendsClient)!
  // END

  func lines() -> [String] {
    // TASK 2: Show the friends, or that there is no client.
    ServerAPIClient.shared.friends().map(\.name)
    // END
  }
}

/// What the customer wants to buy. It lives for many days, and is paid in a new way each time.
final class Cart {
  private(set) var items: [Item] = []

  func add(_ item: Item) { items.append(item) }

  // TASK 3: Pay with the client of this call.
  private let client = ServerAPIClient.shared

  func checkOut(with client: any PaymentClient = ServerAPIClient.shared) throws -> String {
    self.client.pay(items.map(\.cents).reduce(0, +))
  }
  // END
}
