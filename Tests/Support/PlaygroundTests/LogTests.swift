import Dispatch
import Playground
import Testing

@Suite("`Log`")
struct LogTests {
  @Test("An unused `Log` is empty")
  func none() {
    let log = Log()
    #expect(log.lines == [] && log.calls == [])
  }

  @Test("`Log` keeps the order of lines and the queue of each call")
  func order() async {
    let log = Log()
    log.note("begin")
    log.call("fetchItems", from: "list", to: "client")
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        log.call("display", from: "client", to: "list")
        done.resume()
      }
    }
    log.answer("[tea]", from: "client", to: "list")
    #expect(
      log.lines == [
        "begin", "list -> client: fetchItems", "client -> list: display",
        "client --> list: [tea]",
      ])
    #expect(log.calls.map(\.isOnMainQueue) == [false, true])
  }

  @Test("`Log` loses no line if eight threads write at once")
  func threads() async {
    let (log, gate) = (Log(), Gate(8))
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          await gate.pass()
          for _ in 1...100 { log.note("line") }
        }
      }
    }
    #expect(log.lines.count == 800)
  }
}
