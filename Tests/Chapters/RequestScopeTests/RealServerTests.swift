import Foundation
import Playground
import TestSupport
import Testing

@testable import RequestScope

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A stock that answers only when two requests are waiting.
struct BarrierStock: Stock {
  private let bothAreWaiting = Gate(2)

  func reserve(_ item: String) async -> Bool {
    await bothAreWaiting.pass()
    return true
  }
}

/// Sends real requests to the chapter's handlers behind a local server.
@Suite("RequestScope: requests to a real server")
struct RealServerTests {
  private let log = Log()

  private var app: AppScope {
    AppScope(stock: BarrierStock(), database: Database(), logger: Logger { [log] in log.note($0) })
  }

  @Test("Concurrent requests with scopes keep their carts and logs separate", .proves("OURS-702"))
  func scopes() async throws {
    try await expectSeparateAnswers(ShopServer(app: app).answer)
  }

  @Test(
    "Concurrent requests with task-local values keep their carts and logs separate",
    .proves("OURS-707"))
  func taskLocal() async throws {
    let app = app
    let carts = CartService(stock: app.stock, database: app.database)
    try await expectSeparateAnswers(TaskLocalServer(app: app, carts: carts).answer)
  }

  private func expectSeparateAnswers(_ answer: @escaping @Sendable (Request) async -> String)
    async throws
  {
    let server = try LoopbackServer(requests: 2) { await answer(Request(head: $0)) }
    let session = URLSession(configuration: .ephemeral)
    func send(_ request: Request) async throws -> String {
      let path = "/cart/" + request.items.joined(separator: "+")
      var urlRequest = URLRequest(url: try #require(URL(string: path, relativeTo: server.address)))
      urlRequest.timeoutInterval = 600
      urlRequest.setValue(request.id, forHTTPHeaderField: "X-Request-ID")
      urlRequest.setValue(request.token, forHTTPHeaderField: "X-Token")
      return String(decoding: try await session.data(for: urlRequest).0, as: UTF8.self)
    }
    async let ada = send(.ofAda)
    async let bob = send(.ofBob)
    let answers = try await [ada, bob]
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(
      log.lines.sorted() == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
  }
}

extension Request {
  /// Reads `GET /cart/tea+mug HTTP/1.1` and the two headers below it.
  fileprivate init(head: String) {
    let lines = head.split(whereSeparator: \.isNewline)
    func header(_ name: String) -> String {
      let line = lines.first { $0.lowercased().hasPrefix("\(name): ") } ?? ""
      return String(line.dropFirst(name.count + 2))
    }
    let path = lines.first?.split(separator: " ").dropFirst().first ?? ""
    let items = path.split(separator: "/").last?.split(separator: "+").map(String.init) ?? []
    self.init(id: header("x-request-id"), token: header("x-token"), items: items)
  }
}
