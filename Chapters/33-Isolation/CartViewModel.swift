/// What the cart's screen shows. It belongs to the main actor, as all that a screen reads.
@MainActor
final class CartViewModel {
  private(set) var items: [String]
  private(set) var receipt: String?
  private let checkout: any Paying
  private let sleep: Sleep

  init(items: [String], checkout: any Paying, sleep: @escaping Sleep) {
    self.items = items
    self.checkout = checkout
    self.sleep = sleep
  }

  func pay() async {
    receipt = try? await checkout.pay(250 * items.count)
  }

  /// Lets go of the items after fifteen minutes, if its task isn't cancelled before.
  func hold() async {
    guard (try? await sleep(.seconds(15 * 60))) != nil else { return }
    items = []
  }
}
