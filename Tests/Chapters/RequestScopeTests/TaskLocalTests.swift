import Playground
import TestSupport
import Testing

@testable import RequestScope

@Suite("RequestScope: task-local values")
struct TaskLocalTests {
  @Test("Only child tasks and `Task { }` inherit the task-local value")
  func reach() async throws {
    let ada = RequestValues(user: "Ada", logger: Logger { _ in })
    let receipts = await RequestValues.$current.withValue(ada) {
      async let child = receipt()
      return [
        receipt(), await child, await Task { receipt() }.value,
        await Task.detached { receipt() }.value, await onQueue { receipt() },
      ]
    }
    let (inherited, lost) = ("receipt for Ada", "no request here")
    try #require(receipts == [inherited, inherited, inherited, lost, lost])
    proved("OURS-708")
  }

  @Test("A missing task-local value fails only at run time", .proves("OURS-709"))
  func missing() async {
    let carts = CartService(stock: Warehouse(), database: Database())
    #expect(await carts.add(["tea"]) == "500 No request here")
  }

  @Test("A task that outlives its request keeps the value", .proves("OURS-708"))
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

  @Test("A closure loses the value if called after the handler returns", .proves("OURS-708"))
  func streamed() {
    let ada = RequestValues(user: "Ada", logger: Logger { _ in })
    let body = RequestValues.$current.withValue(ada) { { receipt() } }
    #expect(body() == "no request here")
  }

  @Test("Sold-out items are neither added to the cart nor logged")
  func soldOut() async {
    let log = Log()
    let ada = RequestValues(user: "Ada", logger: Logger { log.note($0) })
    let carts = CartService(stock: SoldOut(), database: Database())
    let answer = await RequestValues.$current.withValue(ada) { await carts.add(["tea"]) }
    #expect(answer == "Ada: nothing")
    #expect(log.lines == [])
  }
}
