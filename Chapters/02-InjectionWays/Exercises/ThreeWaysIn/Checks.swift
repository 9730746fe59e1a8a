import Checking
import Playground
import Testing

@testable import ThreeWaysInExercise

@Suite("Task 1: The list of items")
struct Task1 {
  // See ItemListViewModel.lines
  @Test("Each list shows what its own client has at that moment, and calls no other client.")
  func showsItsOwnItems() throws {
    let (uses, client) = (ServerAPIClient.uses, Fake("A"))
    let lists = [client, Fake("B")].map { ItemListViewModel(client: $0) }
    try expect(lists[0].lines(), is: ["tea of A 120"], "from the list of client A")
    try expect(lists[1].lines(), is: ["tea of B 120"], "from the list of client B")
    client.goods = ["salt"]
    try expect(lists[0].lines(), is: ["salt of A 120"], "when client A has salt instead of tea")
    try expect(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }
}

@Suite("Task 2: The screen of friends")
struct Task2 {
  // See FriendsScreen
  @Test("A screen without a client shows 'not connected', and calls no client.")
  func saysThatItHasNone() throws {
    let uses = ServerAPIClient.uses
    try expect(FriendsScreen().lines(), is: ["not connected"], "where the app set no client")
    try expect(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  // See FriendsScreen.lines
  @Test("With a client, the screen shows the friends that this client has at that moment.")
  func showsTheFriends() throws {
    let (screen, client) = (FriendsScreen(), Fake("A"))
    screen.client = client
    try expect(screen.lines(), is: ["Grace of A"], "from client A")
    client.people = []
    try expect(screen.lines(), is: [], "when client A has no friends any more")
    screen.client = Fake("B")
    try expect(screen.lines(), is: ["Grace of B"], "after the app has set client B")
  }
}

@Suite("Task 3: The cart")
struct Task3 {
  private let cart = Cart()

  init() {
    for cents in [120, 300] { cart.add(Item(name: "tea", cents: cents)) }
  }

  // See Cart.checkOut
  @Test("The client of the call pays the sum, and no other client does.")
  func paysWithItsClient() throws {
    let uses = ServerAPIClient.uses
    for name in ["card", "voucher"] {
      let paid = told { try cart.checkOut(with: Fake(name)) }
      try expect(paid, is: "420 cents by \(name)", "from checkOut(with: \(name))")
    }
    try expect(ServerAPIClient.uses - uses, is: 0, "uses of ServerAPIClient")
  }

  // See Cart
  @Test("After a call, the cart doesn't keep the client, even if it declined.")
  func keepsNoClient() throws {
    let lifetimes = Lifetimes()
    func pay(by name: String, declines: Bool) -> String {
      let client = lifetimes.watch(name, Fake(name))
      client.declines = declines
      return told { try cart.checkOut(with: client) }
    }
    try expect(pay(by: "voucher", declines: true), is: "threw Declined()", "from the voucher")
    try expect(lifetimes.alive, is: [], "kept by the cart after that call")
    try expect(pay(by: "card", declines: false), is: "420 cents by card", "from the card")
    try expect(lifetimes.alive, is: [], "kept by the cart after that call")
  }
}

/// A client whose answers contain its name.
private final class Fake: ItemsClient, FriendsClient, PaymentClient {
  let name: String
  var (goods, people, declines) = (["tea"], ["Grace"], false)

  init(_ name: String) { self.name = name }

  func items() -> [Item] { goods.map { Item(name: "\($0) of \(name)", cents: 120) } }
  func friends() -> [User] { people.map { User(name: "\($0) of \(name)") } }
  func pay(_ cents: Int) throws -> String {
    if declines { throw Declined() }
    return "\(cents) cents by \(name)"
  }
}

private struct Declined: Error {}

#if PROBES
  // Task 1: Code that makes a list must name its client, and can't change it.
  // See ItemListViewModel
  func listNeedsItsClient(list: ItemListViewModel, client: any ItemsClient) {
    _ = ItemListViewModel()  // refused: client
    list.client = client  // refused: client
  }

  // Task 2: Code that reads the client must unwrap it.
  // See FriendsScreen.client
  func screenMayHaveNone(screen: FriendsScreen) {
    _ = screen.client.friends()  // refused: unwrapped
  }

  // Task 3: Each call must name its client.
  // See Cart.checkOut
  func callNamesItsClient(cart: Cart) throws {
    _ = try cart.checkOut()  // refused: with
  }
#endif
