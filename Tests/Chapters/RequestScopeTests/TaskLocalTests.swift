import Playground
import TestSupport
import Testing

@testable import RequestScope

@Suite("RequestScope: a value of the task")
struct TaskLocalTests {
  @Test("It reaches a child task and Task { }, and neither a detached task nor a queue")
  func reach() async throws {
    let ada = RequestValues(user: "Ada", logger: Logger { _ in })
    let found = await RequestValues.$current.withValue(ada) {
      async let child = receipt()
      return [
        receipt(), await child, await Task { receipt() }.value,
        await Task.detached { receipt() }.value, await onQueue { receipt() },
      ]
    }
    let (there, lost) = ("receipt for Ada", "no request here")
    try #require(found == [there, there, there, lost, lost])
    proved("OURS-708")
  }

  @Test("A value that no code has set compiles, and shows when the code runs", .proves("OURS-709"))
  func missing() async {
    let carts = CartService(stock: Warehouse(), database: Database())
    #expect(await carts.add(["tea"]) == "500 No request here")
  }

  @Test("A Task that outlives its request still has the value", .proves("OURS-708"))
  func outlives() async {
    let isAnswered = Gate(2)
    let ada = RequestValues(user: "Ada", logger: Logger { _ in })
    let mailing = RequestValues.$current.withValue(ada) {
      Task {
        await isAnswered.pass()
        return receipt()
      }
    }
    #expect(receipt() == "no request here")
    await isAnswered.pass()
    #expect(await mailing.value == "receipt for Ada")
  }

  @Test("A closure that is called after the handler doesn't have it", .proves("OURS-708"))
  func streamed() {
    let ada = RequestValues(user: "Ada", logger: Logger { _ in })
    let body = RequestValues.$current.withValue(ada) { { receipt() } }
    #expect(body() == "no request here")
  }

  @Test("Nothing is left, so nothing is in the cart and in the log")
  func soldOut() async {
    let log = Log()
    let ada = RequestValues(user: "Ada", logger: Logger { log.note($0) })
    let carts = CartService(stock: SoldOut(), database: Database())
    let answer = await RequestValues.$current.withValue(ada) { await carts.add(["tea"]) }
    #expect(answer == "Ada: nothing")
    #expect(log.lines == [])
  }
}
