import Playground
import TestSupport
import Testing

@testable import RequestScope

@Suite("RequestScope: two requests at once")
struct ScopeTests {
  private let log = Log()
  private let stock = MeetingStock()

  private var app: AppScope {
    AppScope(stock: stock, database: Database(), logger: Logger { [log] in log.note($0) })
  }

  @Test("With one current request, Ada's tea is in Bob's cart", .proves("OURS-701"))
  func mixed() async {
    let answers = await stock.twoAtOnce(Before.ShopServer(app: app).answer)
    #expect(answers == ["Bob: mug, tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r2"])
  }

  @Test("With a scope for each request, cart and log are right", .proves("OURS-702"))
  func apart() async {
    let answers = await stock.twoAtOnce(ShopServer(app: app).answer)
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
  }

  @Test("With a value of the task, cart and log are right", .proves("OURS-707"))
  func taskLocal() async {
    let app = app
    let carts = CartService(stock: stock, database: app.database)
    let answers = await stock.twoAtOnce(TaskLocalServer(app: app, carts: carts).answer)
    #expect(answers == ["Ada: tea", "Bob: mug"])
    #expect(log.lines == ["reserved mug request-id=r2", "reserved tea request-id=r1"])
  }

  @Test("A token that no customer has gets no scope")
  func unauthorized() async {
    let request = Request(id: "r3", token: "?", items: ["tea"])
    #expect(await ShopServer(app: app).answer(request) == "401 Unauthorized")
    #expect(await Before.ShopServer(app: app).answer(request) == "401 Unauthorized")
    #expect(log.lines == [])
  }

  @Test("Two requests of one customer share the cart that the app keeps", .proves("OURS-704"))
  func appOutlives() async {
    let app = AppScope(stock: Warehouse(), database: Database(), logger: Logger { _ in })
    let server = ShopServer(app: app)
    #expect(await server.answer(.ofAda) == "Ada: tea")
    #expect(await server.answer(.ofAda) == "Ada: tea, tea")
  }

  @Test("The cart of a request is gone when it's answered; the database stays", .proves("OURS-704"))
  func lifetimes() async {
    #expect(
      await timeline() == [
        "             start  request r1  answered  request r2  answered",
        "database     =====  ==========  ========  ==========  ========",
        "cart of Ada         ==========",
        "cart of Bob                               ==========",
      ])
  }

  @Test("After the answer nothing keeps a cart, nor its database", .proves("OURS-704"))
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

  @Test("A request writes its cart once, with all that was reserved")
  func savesOnce() async {
    let database = Database()
    let cart = Cart(of: "Ada", in: database)
    for item in ["tea", "mug"] { cart.add(item) }
    #expect(await database.add([], toCartOf: "Ada") == [])
    #expect(await cart.save() == ["tea", "mug"])
    #expect(await cart.save() == ["tea", "mug"])
  }

  @Test("Child tasks of a request ask the stock at the same time", .proves("OURS-713"))
  func childTasks() async throws {
    let app = AppScope(stock: BothAtOnce(), database: Database(), logger: Logger { _ in })
    let scope = try #require(await app.scope(for: .ofAda))
    let answer = await addAtOnce(["tea", "mug"], scope)
    #expect(["Ada: tea, mug", "Ada: mug, tea"].contains(answer))
  }

  @Test("Ada's request has the test's stock, and Bob's the app's", .proves("OURS-706"))
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
