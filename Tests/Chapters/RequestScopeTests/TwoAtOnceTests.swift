import Playground
import Testing

@testable import RequestScope

@Test("Two concurrent requests don't mix their customers or log lines")
func twoAtOnce() async {
  let (stock, log) = (InterleavingStock(), Log())
  let app = AppScope(stock: stock, database: Database(), logger: Logger { log.note($0) })
  let answers = await stock.twoAtOnce(ShopServer(app: app).answer)
  #expect(answers == ["Ada: tea", "Bob: mug"])
  #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
}
