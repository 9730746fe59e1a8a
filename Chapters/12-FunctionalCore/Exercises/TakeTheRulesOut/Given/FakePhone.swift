// Given: leave this file as it is.

/// The disk, the clock and the notifications of a phone, in memory. It records its calls.
final class FakePhone: Disk, WallClock, Notifications {
  private(set) var cart: Cart
  let hour: Int
  private(set) var calls: [String] = []

  init(cart: Cart, hour: Int) { (self.cart, self.hour) = (cart, hour) }

  func readCart() -> Cart {
    calls.append("readCart")
    return cart
  }

  func save(_ cart: Cart) {
    calls.append("save")
    self.cart = cart
  }

  func now() -> Int {
    calls.append("now")
    return hour
  }

  func send(_ message: String) { calls.append("send \(message)") }
}
