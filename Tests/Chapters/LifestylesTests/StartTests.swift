import Playground
import TestSupport
import Testing

@testable import Lifestyles

/// True at the first call.
private func first(_ isFirst: inout Bool) -> Bool {
  defer { isFirst = false }
  return isFirst
}

@MainActor
@Suite("Lifestyles: a start that must be awaited")
struct StartTests {
  private let log = Log()

  @Test(
    "Two windows wait for one start, in order, and it is closed in reverse", .proves("OURS-19"))
  func order() async {
    let (reached, answers) = (Gate(2), Gate(2))
    let launch = Launch(
      starters: .noted(in: log) {
        await reached.pass()
        await answers.pass()
      })
    #expect(log.lines == [])
    #expect(firstScreen(launch.state) == ["Starting …"])
    let windows = (1...2).map { _ in Task { await launch.start() } }
    await reached.pass()
    #expect(firstScreen(launch.state) == ["Starting …"])
    #expect(log.calls.map(\.callee) == ["settings", "store", "chat"])
    await answers.pass()
    for window in windows { await window.value }
    #expect(firstScreen(launch.state) == ["Shop at shop.example"])
    await launch.stop()
    #expect(firstScreen(launch.state) == ["Starting …"])
    #expect(
      log.lines == [
        "launch -> settings: load", "settings --> launch: shop.example",
        "launch -> store: open", "store --> launch: opened",
        "launch -> chat: connect to shop.example", "chat --> launch: connected",
        "launch -> chat: close", "launch -> store: close",
      ])
  }

  @Test("A failed start closes what it opened, and can be tried again", .proves("OURS-20"))
  func failure() async {
    let isFirst = Locked(true)
    let launch = Launch(
      starters: .noted(in: log) {
        if isFirst.withLock(first) { throw NoAnswer() }
      })
    await launch.start()
    #expect(firstScreen(launch.state) == ["No start: no answer", "[Try again]"])
    #expect(log.calls.map(\.callee) == ["settings", "store", "chat", "store"])
    #expect(log.calls.last?.message == "close")
    await launch.start()
    #expect(firstScreen(launch.state) == ["Shop at shop.example"])
    #expect(log.calls.map(\.callee).suffix(3) == ["settings", "store", "chat"])
    #expect(log.calls.count == 7)
  }

  @Test(
    "A start that is stopped in the middle closes what it opened, and no close is cut short",
    .proves("OURS-20"))
  func canceled() async {
    let asked = Gate(2)
    let launch = Launch(
      starters: .noted(in: log) {
        await asked.pass()
        try await neverAnswers()
      })
    let window = Task { await launch.start() }
    await asked.pass()
    await launch.stop()
    await window.value
    #expect(
      log.calls.map { "\($0.callee): \($0.message)" } == [
        "settings: load", "store: open", "chat: connect to shop.example", "store: close",
      ])
  }

  @Test("A chat that connects although it was canceled is closed as well", .proves("OURS-20"))
  func late() async {
    let asked = Gate(2)
    let launch = Launch(
      starters: .noted(in: log) {
        await asked.pass()
        await untilCanceled()
      })
    let window = Task { await launch.start() }
    await asked.pass()
    await launch.stop()
    await window.value
    #expect(
      log.calls.map { "\($0.callee): \($0.message)" } == [
        "settings: load", "store: open", "chat: connect to shop.example", "chat: close",
        "store: close",
      ])
    #expect(firstScreen(launch.state) == ["Starting …"])
  }
}
