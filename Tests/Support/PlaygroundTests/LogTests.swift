import Dispatch
import Playground
import Testing

@Suite("A log")
struct LogTests {
  @Test("Nothing is noted, so there is nothing")
  func none() {
    let log = Log()
    #expect(log.lines == [] && log.calls == [])
  }

  @Test("Lines and calls stand in their order; a call says whether it was on the main queue")
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

  @Test("Eight threads at once lose nothing")
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
