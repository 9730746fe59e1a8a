import Checking
import Testing

@testable import TakeTheRulesOutExercise

@Suite("Task 1: Return the decision")
struct Task1 {
  private var cart = Cart(items: ["tea", "salt"], changed: 10)
  private let reminder =
    "message 'Still in your cart: tea, salt', saved tea, salt (changed at 10, reminded)"

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
    let empty = "saved no items (changed at 730)"
    try expect(decided(730), is: empty, "after 30 days, at 10:00")
    let later = "saved no items (changed at 750)"
    try expect(decided(750), is: later, "after 30 days and 20 hours, at 6:00")
    cart.isReminded = true
    try expect(decided(730), is: empty, "after 30 days, if it was reminded")
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
    let phone = phone(at: 34)
    try expect(reads(phone), is: "cart: 1, clock: 1", "as the number of reads")
    let wanted = ["send Still in your cart: tea", "save"]
    try expect(effects(phone), is: wanted, "in any order, 24 hours after the last change")
    try expect(words(phone.cart), is: "tea (changed at 10, reminded)", "on the disk after that")
  }

  // See CartReminder.check
  @Test("An old cart is saved although there is no message.")
  func savesWithoutMessage() throws {
    let phone = phone(at: 730)
    try expect(reads(phone), is: "cart: 1, clock: 1", "as the number of reads")
    try expect(effects(phone), is: ["save"], "30 days after the last change")
    try expect(words(phone.cart), is: "no items (changed at 730)", "on the disk after that")
  }

  // See CartReminder.check
  @Test("At 22:00, `check()` sends and saves nothing.")
  func followsTheCore() throws {
    try expect(effects(phone(at: 46)), is: [], "as what `check()` sends or saves at 22:00")
  }

  // See CartReminder.check
  @Test("`check()` carries out each decision: a message, a cart, both or nothing.")
  func carriesOutAnyDecision() throws {
    for (cart, hour) in Self.inputs {
      let other = Cart(items: ["salt"], changed: 3)
      let saved: [Cart?] = [nil, cart, other, Cart(items: [], changed: 0)]
      for message in [nil, "Sale", ""] {
        for save in saved {
          let decision = Decision(message: message, save: save)
          try carriesOut(decision, for: cart, at: hour)
        }
      }
    }
  }

  /// Carts and hours of each rule.
  private static let inputs = [
    (Cart(items: ["tea"], changed: 10), 34), (Cart(items: ["tea"], changed: 10), 46),
    (Cart(items: ["tea"], changed: 10, isReminded: true), 34),
    (Cart(items: ["tea"], changed: 10), 730), (Cart(items: [], changed: 0), 33),
  ]

  /// Replaces what `decide` returns, so that the shell can't have the same rules.
  private func carriesOut(_ decision: Decision, for cart: Cart, at hour: Int) throws {
    let phone = FakePhone(cart: cart, hour: hour)
    let core = OtherCore(decision)
    OtherCore.$current.withValue(core) {
      CartReminder(disk: phone, clock: phone, notifications: phone).check()
    }
    let input = "\(words(cart)), at \(hour % 24):00"
    try expect(core.inputs.prefix(1), is: [input], "as the arguments of `decide`")
    let place = "if `decide` returns \(words(decision)) for \(input)"
    let message = decision.message.map { ["send \($0)"] } ?? []
    let wanted = message + (decision.save == nil ? [] : ["save"])
    try expect(effects(phone), is: wanted, "in any order, \(place)")
    try expect(words(phone.cart), is: words(decision.save ?? cart), "on the disk, \(place)")
  }

  /// A phone after one `check()`.
  private func phone(at hour: Int) -> FakePhone {
    let phone = FakePhone(cart: Cart(items: ["tea"], changed: 10), hour: hour)
    CartReminder(disk: phone, clock: phone, notifications: phone).check()
    return phone
  }

  private func reads(_ phone: FakePhone) -> String {
    let (cart, clock) = (phone.calls.count { $0 == "readCart" }, phone.calls.count { $0 == "now" })
    return "cart: \(cart), clock: \(clock)"
  }

  /// The effects in the order of the task. A shell may also save before it sends.
  private func effects(_ phone: FakePhone) -> [String] {
    phone.calls.filter { !["now", "readCart"].contains($0) }.sorted(by: >)
  }
}

/// A core that returns the same decision for all carts.
private final class OtherCore: @unchecked Sendable {
  @TaskLocal static var current: OtherCore?

  let decision: Decision
  var inputs: [String] = []

  init(_ decision: Decision) { self.decision = decision }
}

// snippet.replacement
@_dynamicReplacement(for:decide(cart:now:))
private func decideOtherwise(cart: Cart, now: Int) -> Decision {
  guard let core = OtherCore.current else { return decide(cart: cart, now: now) }
  core.inputs.append("\(words(cart)), at \(now % 24):00")
  return core.decision
}
// snippet.end

private func words(_ decision: Decision) -> String {
  let message = decision.message.map { "the message '\($0)'" } ?? "no message"
  return "\(message) and \(decision.save.map { "the cart \(words($0))" } ?? "no cart")"
}

private func words(_ cart: Cart) -> String {
  let items = cart.items.isEmpty ? "no items" : cart.items.joined(separator: ", ")
  return "\(items) (changed at \(cart.changed)\(cart.isReminded ? ", reminded" : ""))"
}

#if PROBES_BESIDE
  // They replace Shop.swift and FakePhone.swift. The shell gets a cart and an hour that only `decide` can read.
  struct Cart: Equatable, Sendable {
    var items: [String]
    var changed: Int
    var isReminded = false
  }

  protocol Disk {
    func readCart() -> CartReminder.Cart
    func save(_ cart: Cart)
  }

  protocol WallClock {
    func now() -> CartReminder.Int
  }

  protocol Notifications {
    func send(_ message: String)
  }

  // In the shell, these names replace those of the module and of the standard library.
  extension CartReminder {
    struct Cart {
      @available(*, unavailable, message: "only 'decide' may look at the items of a cart")
      var items: [String] { [] }
      @available(*, unavailable, message: "only 'decide' may look at the time of a change")
      var changed: Swift.Int { 0 }
      @available(*, unavailable, message: "only 'decide' may look at 'isReminded', or set it")
      var isReminded: Bool {
        get { false }
        nonmutating set {}
      }
    }

    struct Int {
      @available(*, unavailable, message: "only 'decide' may look at the hour")
      static func % (hour: Int, other: Swift.Int) -> Swift.Int { 0 }
      @available(*, unavailable, message: "only 'decide' may look at the hour")
      static func - (hour: Int, other: Swift.Int) -> Swift.Int { 0 }
    }

    func decide(cart: Cart, now: Int) -> Decision { Decision() }
  }

  // Task 2: The shell passes the cart and the hour on, and looks at neither.
  // See CartReminder
  func shellHasNoRule(reminder: CartReminder) {
    reminder.check()
  }
#endif
