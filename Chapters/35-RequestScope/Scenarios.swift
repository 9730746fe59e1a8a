import Dispatch
import Playground

extension Request {
  static let ofAda = Request(id: "r1", token: "token of Ada", items: ["tea"])
  static let ofBob = Request(id: "r2", token: "token of Bob", items: ["mug"])
}

/// A stock that makes the request for tea wait until the request for a mug is answered.
struct InterleavingStock: Stock {
  private let adaIsWaiting = Gate(2)
  private let bobIsAnswered = Gate(2)

  func reserve(_ item: String) async -> Bool {
    if item == "tea" {
      await adaIsWaiting.pass()
      await bobIsAnswered.pass()
    }
    return true
  }

  /// Sends Ada's request and, while it waits, Bob's. Returns the answers for Ada and Bob.
  func twoAtOnce(_ answer: @escaping @Sendable (Request) async -> String) async -> [String] {
    async let ada = answer(.ofAda)
    await adaIsWaiting.pass()
    let bob = await answer(.ofBob)
    await bobIsAnswered.pass()
    return await [ada, bob]
  }
}

/// Records the current user when a request arrives and when it continues.
struct RecordingStock: Stock {
  private let base = InterleavingStock()
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

/// A fake stock without any items.
struct SoldOut: Stock {
  func reserve(_ item: String) async -> Bool { false }
}

/// A timeline of the objects that live while a server starts and answers two requests.
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
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}
