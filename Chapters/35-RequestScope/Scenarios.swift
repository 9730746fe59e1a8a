import Dispatch
import Playground

extension Request {
  static let ofAda = Request(id: "r1", token: "token of Ada", items: ["tea"])
  static let ofBob = Request(id: "r2", token: "token of Bob", items: ["mug"])
}

/// A stock in which the request for tea waits until the one for a mug is answered.
struct MeetingStock: Stock {
  private let adaIsIn = Gate(2)
  private let bobIsOut = Gate(2)

  func reserve(_ item: String) async -> Bool {
    if item == "tea" {
      await adaIsIn.pass()
      await bobIsOut.pass()
    }
    return true
  }

  /// Ada's request comes first. While it waits, Bob's comes and is answered. Then Ada's goes on.
  ///
  /// - Returns: what Ada gets, and what Bob gets.
  func twoAtOnce(_ answer: @escaping @Sendable (Request) async -> String) async -> [String] {
    async let ada = answer(.ofAda)
    await adaIsIn.pass()
    let bob = await answer(.ofBob)
    await bobIsOut.pass()
    return await [ada, bob]
  }
}

/// The same stock. It notes who is the current user when a request comes and when it goes on.
struct NotingStock: Stock {
  private let base = MeetingStock()
  let calls: Log

  func reserve(_ item: String) async -> Bool {
    let (request, current) = (item == "tea" ? "r1" : "r2", Before.CurrentRequest.shared)
    calls.call("\(item), the user is \(await current.user)", from: request, to: "stock")
    let isReserved = await base.reserve(item)
    calls.answer("\(item), the user is \(await current.user)", from: "stock", to: request)
    return isReserved
  }

  func twoAtOnce() async -> [String] {
    let app = AppScope(stock: self, database: Database(), logger: Logger { _ in })
    return await base.twoAtOnce(Before.ShopServer(app: app).answer)
  }
}

/// A fake in which nothing is left.
struct SoldOut: Stock {
  func reserve(_ item: String) async -> Bool { false }
}

/// A drawing of what lives while a server starts, answers two requests and waits for the next one.
func timeline() async -> [String] {
  let lifetimes = Lifetimes()
  let database = lifetimes.watch("database", Database())
  let app = AppScope(stock: Warehouse(), database: database, logger: Logger { _ in })
  lifetimes.moment("start")
  for request in [Request.ofAda, .ofBob] {
    await answer(request, of: app, lifetimes)
    lifetimes.moment("answered")
  }
  return lifetimes.timeline
}

private func answer(_ request: Request, of app: AppScope, _ lifetimes: Lifetimes) async {
  guard let scope = await app.scope(for: request) else { return }
  lifetimes.watch("cart of \(scope.user)", scope.cart)
  _ = await addToCart(request.items, scope)
  withExtendedLifetime(scope) { lifetimes.moment("request \(request.id)") }
}

func onQueue(_ work: @escaping @Sendable () -> String) async -> String {
  await withCheckedContinuation { answer in
    DispatchQueue.global().async { answer.resume(returning: work()) }
  }
}
