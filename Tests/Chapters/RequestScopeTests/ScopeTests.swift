import Playground
import TestSupport
import Testing

@testable import RequestScope

@Suite("RequestScope: concurrent requests")
struct ScopeTests {
  private let log = Log()
  private let stock = InterleavingStock()

  private var app: AppScope {
    AppScope(stock: stock, database: Database(), logger: Logger { [log] in log.note($0) })
  }

  @Test("A global current request puts Ada's tea into Bob's cart", .proves("OURS-701"))
  func mixed() async {
    let answers = await stock.twoAtOnce(Before.ShopServer(app: app).answer)
    #expect(answers == ["Bob: mug, tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r2"])
  }

  @Test("Passing the user as a parameter fixes the cart, not the log")
  func passedUser() async {
    let answers = await stock.twoAtOnce(Before.UserServer(app: app).answer)
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r2"])
  }

  @Test("Request scopes keep the carts and logs of two requests separate", .proves("OURS-702"))
  func apart() async {
    let answers = await stock.twoAtOnce(ShopServer(app: app).answer)
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
  }

  @Test("Task-local values keep the carts and logs of two requests separate", .proves("OURS-707"))
  func taskLocal() async {
    let app = app
    let carts = CartService(stock: stock, database: app.database)
    let answers = await stock.twoAtOnce(TaskLocalServer(app: app, carts: carts).answer)
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
  }

  @Test("A request with an unknown token is unauthorized")
  func unauthorized() async {
    let request = Request(id: "r3", token: "?", items: ["tea"])
    #expect(await ShopServer(app: app).answer(request) == "401 Unauthorized")
    #expect(await Before.ShopServer(app: app).answer(request) == "401 Unauthorized")
    #expect(log.lines == [])
  }

  @Test("A customer's requests share the cart in the database", .proves("OURS-704"))
  func appOutlives() async {
    let app = AppScope(stock: Warehouse(), database: Database(), logger: Logger { _ in })
    let server = ShopServer(app: app)
    #expect(await server.answer(.ofAda) == "Ada: tea")
    #expect(await server.answer(.ofAda) == "Ada: tea, tea")
  }

  @Test("A request's cart, unlike the database, is freed after the answer", .proves("OURS-704"))
  func lifetimes() async {
    #expect(
      await timeline() == [
        "             start  request r1  answered  request r2  answered",
        "database     =====  ==========  ========  ==========  ========",
        "cart of Ada         ==========",
        "cart of Bob                               ==========",
      ])
  }

  @Test("Answered requests don't keep the database alive", .proves("OURS-704"))
  func nothingIsKept() async {
    let lifetimes = Lifetimes()
    func serve() async {
      let database = lifetimes.watch("database", Database())
      let app = AppScope(stock: Warehouse(), database: database, logger: Logger { _ in })
      let server = ShopServer(app: app)
      #expect(await server.answer(.ofAda) == "Ada: tea")
      #expect(await server.answer(.ofBob) == "Bob: mug")
      #expect(lifetimes.freed == [])
    }
    await serve()
    #expect(lifetimes.freed == ["database"])
  }

  @Test("A cart saves its items to the database only once")
  func savesOnce() async {
    let database = Database()
    let cart = Cart(of: "Ada", in: database)
    for item in ["tea", "mug"] { cart.add(item) }
    #expect(await database.add([], toCartOf: "Ada") == [])
    #expect(await cart.save() == ["tea", "mug"])
    #expect(await cart.save() == ["tea", "mug"])
  }

  @Test("Child tasks of a request reserve items concurrently", .proves("OURS-713"))
  func childTasks() async throws {
    let app = AppScope(stock: BarrierStock(), database: Database(), logger: Logger { _ in })
    let scope = try #require(await app.scope(for: .ofAda))
    let answer = await addConcurrently(["tea", "mug"], scope)
    #expect(["Ada: tea, mug", "Ada: mug, tea"].contains(answer))
  }

  @Test("A fake stock in one scope doesn't change another scope", .proves("OURS-706"))
  func oneFake() async throws {
    func answers(ofApp stock: any Stock, ofAda fake: any Stock) async throws -> [String] {
      let app = AppScope(stock: stock, database: Database(), logger: Logger { _ in })
      var ofAda = try #require(await app.scope(for: .ofAda))
      let ofBob = try #require(await app.scope(for: .ofBob))
      ofAda.stock = fake
      return await [addToCart(["tea"], ofAda), addToCart(["mug"], ofBob)]
    }
    #expect(
      try await answers(ofApp: Warehouse(), ofAda: SoldOut()) == ["Ada: nothing", "Bob: mug"])
    #expect(
      try await answers(ofApp: SoldOut(), ofAda: Warehouse()) == ["Ada: tea", "Bob: nothing"])
  }
}
