import Checking
import Playground
import Testing

@testable import SendItLaterExercise

@Suite("Task 1: The outbox")
struct Task1 {
  private let outbox = Outbox()

  // See Outbox.add
  @Test("Each message runs with the values of the place that added it.")
  func valuesOfTheAdder() throws {
    asking("Ada", in: "Greek") { outbox.add(whoAsks) }
    asking("Bob", in: "Dutch") { outbox.add(whoAsks) }
    let texts = outbox.send()
    try expect(texts, is: ["Ada in Greek", "Bob in Dutch"], "sent where nothing is set")
    asking("Ada", in: "Greek") { outbox.add(whoAsks) }
    let again = asking("Eve", in: "Irish") { outbox.send() }
    try expect(again, is: ["Ada in Greek"], "sent by Eve in Irish")
  }

  // See Outbox.add
  @Test("A value that wasn't set where the message was added isn't the sender's.")
  func nothingOfTheSender() throws {
    asking("Ada", in: nil) { outbox.add(whoAsks) }
    outbox.add(whoAsks)
    let texts = asking("Eve", in: "Irish") { outbox.send() }
    try expect(texts, is: ["Ada in nil", "nil in nil"], "sent by Eve in Irish")
  }

  // See Outbox.send
  @Test("A text is made when it's sent, and once.")
  func madeWhenSent() throws {
    let unread = Locked(1)
    asking("Ada", in: "Greek") { outbox.add { "\(unread.withLock { $0 }) unread, \(whoAsks())" } }
    unread.withLock { $0 = 2 }
    try expect(outbox.send(), is: ["2 unread, Ada in Greek"], "with a second unread one since add")
    try expect(outbox.send(), is: [], "from the next send")
  }
}

@Suite("Task 2: The receipt")
struct Task2 {
  // See Receipt.lines
  @Test("The values of the place that made the receipt count where the caller sets none.")
  func valuesOfTheMaker() throws {
    let ada = asking("Ada", in: "Greek") { Receipt(items: ["tea", "mug"]) }
    let bob = asking("Bob", in: "Dutch") { Receipt(items: ["pot"]) }
    let wanted = ["tea for Ada in Greek", "mug for Ada in Greek"]
    try expect(lines(of: ada), is: wanted, "from Ada's receipt, where nothing is set")
    try expect(lines(of: bob), is: ["pot for Bob in Dutch"], "from Bob's, where nothing is set")
  }

  // See Receipt.lines
  @Test("Each value is the caller's, if the caller sets it, and each call looks again.")
  func eachValue() throws {
    let receipt = asking("Ada", in: "Greek") { Receipt(items: ["tea"]) }
    let calls =
      [("Bob", "Dutch"), (nil, "Dutch"), ("Bob", nil), (nil, nil)] as [(String?, String?)]
    let wanted = ["Bob in Dutch", "Ada in Dutch", "Bob in Greek", "Ada in Greek"]
    for (call, wanted) in zip(calls, wanted) {
      let found = asking(call.0, in: call.1) { lines(of: receipt) }
      let caller = "\(call.0 ?? "nil") in \(call.1 ?? "nil")"
      let place = "from the receipt of Ada in Greek, called by \(caller)"
      try expect(found, is: ["tea for \(wanted)"], place)
    }
  }

  // See Receipt.lines
  @Test("A value that no place sets is nil.")
  func nobodySetsIt() throws {
    let receipt = asking(nil, in: "Greek") { Receipt(items: ["tea"]) }
    try expect(lines(of: receipt), is: ["tea for nil in Greek"], "where no place sets a customer")
  }

  private func lines(of receipt: Receipt) -> [String] {
    receipt.lines { "\($0) for \(whoAsks())" }
  }
}

/// The values that are set where it is called: `Ada in Greek`.
private func whoAsks() -> String {
  let values = ShopValues.current
  return "\(values.customer ?? "nil") in \(values.language ?? "nil")"
}

private func asking<Result>(
  _ customer: String?, in language: String?, operation: () -> Result
) -> Result {
  withValues({ $0 = ShopValues(customer: customer, language: language) }, operation: operation)
}
