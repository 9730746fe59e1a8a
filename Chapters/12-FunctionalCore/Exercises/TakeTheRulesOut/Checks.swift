import Checking
import Testing

@testable import TakeTheRulesOutExercise

@Suite("Task 1: Return the decision")
struct Task1 {
  private var cart = Cart(items: ["tea", "salt"], changed: 10)
  private let reminder = "message 'Still in your cart: tea, salt', saved tea, salt (reminded)"

  // See decide
  @Test("A cart that hasn't changed for 24 hours gets one message.")
  mutating func remindsOnce() throws {
    try expect(decided(33), is: "nothing to do", "23 hours after the last change, at 9:00")
    try expect(decided(34), is: reminder, "24 hours after the last change, at 10:00")
    cart.isReminded = true
    try expect(decided(58), is: "nothing to do", "a day later, when the customer was reminded")
  }

  // See decide
  @Test("No message is sent before 8:00, or from 22:00 on.")
  func leavesTheNight() throws {
    let night = "nothing to do"
    for (hour, wanted) in [(7, night), (8, reminder), (21, reminder), (22, night)] {
      try expect(decided(48 + hour), is: wanted, "for a cart of two days ago, at \(hour):00")
    }
  }

  // See decide
  @Test("A cart that hasn't changed for 30 days is emptied without a message.")
  mutating func emptiesOldCarts() throws {
    try expect(decided(729), is: reminder, "an hour before the 30 days are over, at 9:00")
    try expect(decided(730), is: "saved an empty cart", "after 30 days, at 10:00")
    try expect(decided(750), is: "saved an empty cart", "after 30 days, at 6:00")
    cart.isReminded = true
    try expect(decided(730), is: "saved an empty cart", "after 30 days, if it was reminded")
    cart.items = []
    try expect(decided(730), is: "nothing to do", "for an empty cart of 30 days ago")
  }

  private func decided(_ now: Int) -> String {
    let decision = decide(cart: cart, now: now)
    let message = decision.message.map { "message '\($0)'" }
    let saved = decision.save.map { "saved \(words($0))" }
    let all = [message, saved].compactMap { $0 }.joined(separator: ", ")
    return all.isEmpty ? "nothing to do" : all
  }
}

@Suite("Task 2: Leave a shell")
struct Task2 {
  // See CartReminder.check
  @Test("`check()` reads once, and carries out what the core has decided.")
  func carriesOutBoth() throws {
    let wanted = ["now", "readCart", "save", "send Still in your cart: tea"]
    let phone = phone(at: 34)
    try expect(phone.calls.sorted(), is: wanted, "as the calls 24 hours after the last change")
    try expect(words(phone.cart), is: "tea (reminded)", "on the disk after that")
  }

  // See CartReminder.check
  @Test("An old cart is saved although there is no message.")
  func savesWithoutMessage() throws {
    let wanted = ["now", "readCart", "save"]
    let phone = phone(at: 730)
    try expect(phone.calls.sorted(), is: wanted, "as the calls 30 days after the last change")
    try expect(words(phone.cart), is: "an empty cart", "on the disk after that")
  }

  // See CartReminder.check
  @Test("At 22:00, `check()` sends and saves nothing.")
  func followsTheCore() throws {
    try expect(phone(at: 46).calls.sorted(), is: ["now", "readCart"], "as the calls at 22:00")
  }

  /// A phone after one `check()`.
  private func phone(at hour: Int) -> FakePhone {
    let phone = FakePhone(cart: Cart(items: ["tea"], changed: 10), hour: hour)
    CartReminder(disk: phone, clock: phone, notifications: phone).check()
    return phone
  }
}

private func words(_ cart: Cart) -> String {
  if cart.items.isEmpty { return "an empty cart" }
  return cart.items.joined(separator: ", ") + (cart.isReminded ? " (reminded)" : "")
}
