import Testing

@testable import SendItLaterExercise

@Suite("Task 1: The outbox")
struct Task1 {
  @Test("A message has both values of the place that added it, whatever is set where it is sent.")
  func valuesOfTheAdder() throws {
    for (added, sent) in pairs() {
      let outbox = Outbox()
      with(added) { outbox.add { text(.current) } }
      let found = with(sent) { outbox.send() }
      let place = "of a message added with \(text(added)) and sent with \(text(sent))"
      try require(found, is: [text(added)], place)
    }
  }

  @Test("Each of several messages has its own values and its turn, also where one sets others.")
  func eachItsOwn() throws {
    let outbox = Outbox()
    let places = pairs().map(\.0)
    // Each place adds again after the others.
    let all = places + places.reversed() + places
    for values in all {
      with(values) {
        outbox.add { text(.current) }
        outbox.add { withValues({ $0.customer = "inner" }, operation: { text(.current) }) }
      }
    }
    let wanted = all.flatMap { values in
      [text(values), text(ShopValues(customer: "inner", language: values.language))]
    }
    try require(outbox.send(), is: wanted, "as texts of all messages")
  }

  @Test("A text is made once, when it is sent, and the texts come in the order of the messages.")
  func madeWhenSent() throws {
    for count in 0...5 {
      let (outbox, words) = (Outbox(), Words())
      let round = "\(Int.random(in: 100...999))"
      for number in 0..<count {
        outbox.add {
          words.all.append("\(number)")
          return "\(words.now) \(number)"
        }
      }
      try require(words.all, is: [], "as texts made before send()")
      words.now = round
      let wanted = (0..<count).map { "\(round) \($0)" }
      try require(outbox.send(), is: wanted, "from send()")
      try require(words.all, is: (0..<count).map { "\($0)" }, "as calls of the closures")
      try require(outbox.send(), is: [], "from a second send()")
    }
  }

  @Test("What a closure adds waits for the next send, with the values of the place that added it.")
  func addedWhileSending() throws {
    let outbox = Outbox()
    for name in ["first", "second"] {
      with(ShopValues(customer: name)) {
        outbox.add {
          outbox.add { "after \(text(.current))" }
          with(ShopValues(language: name)) { outbox.add { "inside \(text(.current))" } }
          return text(.current)
        }
      }
    }
    outbox.add { "last" }
    let others = ShopValues(customer: "sender", language: "de")
    let sent = with(others) { outbox.send() }
    try require(sent, is: ["first, nil", "second, nil", "last"], "from the first send()")
    outbox.add { "new" }
    let wanted =
      ["first", "second"].flatMap { ["after \($0), nil", "inside nil, \($0)"] } + ["new"]
    let next = with(others) { outbox.send() }
    try require(next, is: wanted, "from the next send()")
    try require(outbox.send(), is: [], "from the last send()")
  }

  @Test("Outboxes share nothing, senders keep their values, and what was sent is let go.")
  func nothingIsLeft() throws {
    let (one, other) = (Outbox(), Outbox())
    weak var kept: Words?
    do {
      let words = Words()
      kept = words
      one.add { words.now }
    }
    other.add { "other" }
    for (round, values) in pairs().map(\.0).enumerated() {
      let (sent, after) = with(values) {
        other.add { "more" }
        return (other.send(), text(.current))
      }
      let wanted = round == 0 ? ["other", "more"] : ["more"]
      try require(sent, is: wanted, "from an outbox, while a message waits in another one")
      try require(after, is: text(values), "as the sender's values after send()")
    }
    try require(kept != nil, is: true, "for whether a waiting message keeps what it uses")
    try require(one.send(), is: [""], "from the first outbox")
    try require(kept == nil, is: true, "for whether a sent message lets go what it used")
  }
}

@Suite("Task 2: The receipt")
struct Task2 {
  @Test("Each value is the caller's, or else that of the place that made the receipt.")
  func eachValue() throws {
    let cases = pairs()
    // All are made before the first is asked.
    let receipts = cases.map { made, _ in with(made) { Receipt(items: ["tea"]) } }
    for ((made, called), receipt) in zip(cases, receipts) {
      let found = with(called) { receipt.lines { _ in text(.current) } }
      let wanted = ShopValues(
        customer: called.customer ?? made.customer, language: called.language ?? made.language)
      let place = "for a receipt made with \(text(made)) and called with \(text(called))"
      try require(found, is: [text(wanted)], place)
    }
  }

  @Test("Every call of lines finds the values that are set then.")
  func everyCall() throws {
    let receipt = with(ShopValues(customer: "maker")) { Receipt(items: ["tea", "mug"]) }
    for (called, _) in pairs() + pairs().reversed() {
      let found = with(called) { receipt.lines { "\($0): \(text(.current))" } }
      let values = ShopValues(customer: called.customer ?? "maker", language: called.language)
      let wanted = ["tea: \(text(values))", "mug: \(text(values))"]
      try require(found, is: wanted, "called with \(text(called))")
    }
  }

  @Test("Each item gets a line, in order, and is asked for once at every call.")
  func eachItem() throws {
    let lists = [[], ["tea"], ["tea", "tea"], ["mug", "tea", "mug", "", "tea"]]
    for items in lists {
      let receipt = Receipt(items: items)
      for _ in 1...2 {
        let words = Words()
        let found = receipt.lines { item in
          words.all.append(item)
          return words.all.count
        }
        try require(found, is: Array(0..<items.count).map { $0 + 1 }, "as lines of \(items)")
        try require(words.all, is: items, "as items asked for")
      }
    }
  }

  @Test("A receipt that is made in a line has the values that the line finds.")
  func receiptInALine() throws {
    let outer = with(ShopValues(customer: "outer", language: "en")) { Receipt(items: ["tea"]) }
    let inner = with(ShopValues(language: "de")) { outer.lines { Receipt(items: [$0, "mug"]) } }
    let found = try #require(inner.first, "expected a line, found none").lines { _ in
      text(.current)
    }
    try require(found, is: ["outer, de", "outer, de"], "in the inner receipt")
    let later = with(ShopValues(customer: "later")) { inner[0].lines { _ in text(.current) } }
    try require(later, is: ["later, de", "later, de"], "in the inner receipt, called again")
  }

  @Test("An error of a line comes through at once, and the caller has its values again.")
  func errors() throws {
    let receipt = with(ShopValues(customer: "maker", language: "en")) {
      Receipt(items: ["tea", "mug", "cup"])
    }
    let caller = ShopValues(customer: "caller")
    let words = Words()
    let code = Int.random(in: 1...999)
    try with(caller) {
      var thrown = "no error"
      do {
        _ = try receipt.lines { item in
          words.all.append(item)
          if item == "mug" { throw Failure(code: code) }
        }
      } catch { thrown = "\(error)" }
      try require(thrown, is: "\(Failure(code: code))", "from a line that throws")
      try require(words.all, is: ["tea", "mug"], "as items asked for")
      try require(text(.current), is: text(caller), "as the caller's values after an error")
      let next = receipt.lines { _ in text(.current) }
      try require(next, is: Array(repeating: "caller, en", count: 3), "from the next call")
      try require(text(.current), is: text(caller), "as the caller's values after lines")
    }
    try require(text(.current), is: "nil, nil", "as values where none are set")
  }
}

private struct Failure: Error { let code: Int }

/// What closures note and read.
private final class Words {
  var all: [String] = []
  var now = ""
}

/// All cases of two places: each value is nil, empty or a name, and never the same in both.
private func pairs() -> [(ShopValues, ShopValues)] {
  func all(_ place: String) -> [ShopValues] {
    let values = [nil, "", place + "\(Int.random(in: 100...999))"]
    return values.flatMap { customer in
      values.map { ShopValues(customer: customer, language: $0.map { $0 + $0 }) }
    }
  }
  let (first, second) = (all("a"), all("b"))
  return first.flatMap { one in second.map { (one, $0) } }
}

/// Runs `operation` with these values.
private func with<Result>(_ values: ShopValues, _ operation: () throws -> Result) rethrows -> Result
{
  try ShopValues.$current.withValue(values, operation: operation)
}

private func text(_ values: ShopValues) -> String {
  func word(_ value: String?) -> String { value.map { $0.isEmpty ? "empty" : $0 } ?? "nil" }
  return "\(word(values.customer)), \(word(values.language))"
}

private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
