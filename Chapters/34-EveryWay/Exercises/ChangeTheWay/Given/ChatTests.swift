// Given: leave this file as it is.

/// The tests of the chat. They see an app, its window and its services, and not how a window gets
/// them.
@MainActor
enum ChatTests {
  static let all: [(name: String, run: @MainActor (Desk) throws -> Void)] = [
    ("startsQuietly", startsQuietly), ("showsTheTime", showsTheTime),
    ("showsWhatWasSent", showsWhatWasSent), ("sendsAgain", sendsAgain),
    ("answersOverlap", answersOverlap), ("sendsNoEmptyText", sendsNoEmptyText),
    ("closedBeforeTheAnswer", closedBeforeTheAnswer),
  ]

  static func startsQuietly(_ desk: Desk) throws {
    _ = ChatApp(desk.services)
    try expect(desk.stores, 0, "stores made")
    let screen = desk.open()
    try expect(desk.stores, 1, "stores made")
    try expect(desk.events, [], "as what the services were told")
    try expect(screen.lines, [], "as the lines")
  }

  static func showsTheTime(_ desk: Desk) throws {
    let screen = desk.open()
    for time in [desk.time, "9:05", "9:06", "9:05"] {
      desk.time = time
      try expect(screen.title, "Chat at \(time)", "as the title")
    }
  }

  static func showsWhatWasSent(_ desk: Desk) throws {
    let screen = desk.open()
    screen.send("hi")
    try expect(screen.lines, [], "as the lines")
    desk.time = "9:07"
    desk.answer(5)
    try expect(screen.lines, ["9:07 hi"], "as the lines")
    try expect(
      desk.events, ["send hi", "confirm 5", "store 1: 9:07 hi", "log: sent 5"],
      "as what the services were told")
    try expect(desk.stores, 1, "stores made")
  }

  static func sendsAgain(_ desk: Desk) throws {
    let screen = desk.open()
    desk.time = "9:08"
    for number in [nil, 6, nil, nil, 7] {
      screen.send("hi")
      desk.answer(number)
    }
    try expect(screen.lines, ["9:08 hi", "9:08 hi"], "as the lines")
    try expect(
      desk.events.filter { $0 != "send hi" },
      [
        "log: not sent: hi", "confirm 6", "store 1: 9:08 hi", "log: sent 6", "log: not sent: hi",
        "log: not sent: hi", "confirm 7", "store 1: 9:08 hi", "log: sent 7",
      ], "as what the services were told")
  }

  static func answersOverlap(_ desk: Desk) throws {
    let screen = desk.open()
    desk.time = "9:09"
    for text in ["one", "two", "three"] { screen.send(text) }
    try expect(
      desk.events, ["send one", "send two", "send three"], "as what the services were told")
    desk.answer(2, to: 1)
    desk.answer(nil, to: 1)
    desk.answer(1)
    try expect(screen.lines, ["9:09 two", "9:09 one"], "as the lines")
  }

  static func sendsNoEmptyText(_ desk: Desk) throws {
    let screen = desk.open()
    screen.send("")
    screen.send("hi")
    screen.send("")
    try expect(desk.awaited, 1, "answers awaited")
    try expect(
      desk.events, ["log: nothing to send", "send hi", "log: nothing to send"],
      "as what the services were told")
  }

  static func closedBeforeTheAnswer(_ desk: Desk) throws {
    var screen: ChatScreen? = desk.open()
    screen?.send("hi")
    screen = nil
    desk.time = "9:10"
    desk.answer(8)
    try expect(
      desk.events, ["send hi", "confirm 8", "store 1: 9:10 hi", "log: sent 8"],
      "as what the services were told")
  }

  private static func expect<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ what: String
  ) throws {
    if found != wanted { throw Red(words: "expected \(wanted) \(what), found \(found)") }
  }
}

/// Ends a test that is not green.
struct Red: Error {
  let words: String
}
