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
@Suite("Lifestyles: asynchronous launch")
struct StartTests {
  private let log = Log()

  @Test(
    "A launch closes its services in reverse start order", .proves("OURS-19"))
  func order() async {
    let (connecting, connected) = (Gate(2), Gate(2))
    let launch = Launch(
      starters: .recording(in: log) {
        await connecting.pass()
        await connected.pass()
      })
    #expect(log.lines == [])
    #expect(firstScreen(launch.state) == ["Starting …"])
    let windows = (1...2).map { _ in Task { await launch.start() } }
    await connecting.pass()
    #expect(firstScreen(launch.state) == ["Starting …"])
    #expect(log.calls.map(\.callee) == ["settings", "store", "chat"])
    await connected.pass()
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

  @Test("A failed launch closes open services and can be retried", .proves("OURS-20"))
  func failure() async {
    let isFirst = Locked(true)
    let launch = Launch(
      starters: .recording(in: log) {
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
    "Canceling a launch closes the services that are already open",
    .proves("OURS-20"))
  func canceled() async {
    let isWaiting = Gate(2)
    let launch = Launch(
      starters: .recording(in: log) {
        await isWaiting.pass()
        try await neverAnswers()
      })
    let window = Task { await launch.start() }
    await isWaiting.pass()
    await launch.stop()
    await window.value
    #expect(
      log.calls.map { "\($0.callee): \($0.message)" } == [
        "settings: load", "store: open", "chat: connect to shop.example", "store: close",
      ])
  }

  @Test("A stopped launch also closes a chat that connects after cancellation", .proves("OURS-20"))
  func late() async {
    let isWaiting = Gate(2)
    let launch = Launch(
      starters: .recording(in: log) {
        await isWaiting.pass()
        await waitUntilCanceled()
      })
    let window = Task { await launch.start() }
    await isWaiting.pass()
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
