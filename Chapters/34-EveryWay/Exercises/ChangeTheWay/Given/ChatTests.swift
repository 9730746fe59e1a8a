// Given: leave this file as it is.

import Playground

/// The tests of the chat. They use an app, its window and its services, and don't depend on how a window gets them. Each
/// returns its failure, or nil.
@MainActor
enum ChatTests {
  static var failures: [String] {
    [showsTheTime(), showsWhatWasSent(), sendsNoEmptyText()].compactMap(\.self)
  }

  static func showsTheTime() -> String? {
    let desk = Desk("tea", time: "9:00", Log())
    let screen = ChatApp(desk.services).open()
    desk.time = "9:05"
    return screen.title == "Chat at 9:05" ? nil : "showsTheTime: \(screen.title)"
  }

  static func showsWhatWasSent() -> String? {
    let desk = Desk("tea", time: "9:00", Log())
    let screen = ChatApp(desk.services).open()
    screen.send("hi")
    desk.time = "9:05"
    desk.answer()
    return screen.lines == ["hi at 9:05"] ? nil : "showsWhatWasSent: \(screen.lines)"
  }

  static func sendsNoEmptyText() -> String? {
    let log = Log()
    ChatApp(Desk("tea", time: "9:00", log).services).open().send("")
    return log.lines == [] ? nil : "sendsNoEmptyText: \(log.lines)"
  }
}
