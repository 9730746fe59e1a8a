import Playground

chapter(
  "35 RequestScope", "each request gets its own services.",
  "Ada's tea is in Bob's cart. Where does a server keep the current user?")

section("One current request for all")
let log = Log()
let stock = InterleavingStock()
let app = AppScope(
  stock: stock, database: Database(), logger: Logger { log.note($0) })
let before = Before.ShopServer(app: app)
note("While Ada's request waits for the stock, Bob's comes and is answered:")
// predict: Before.ShopServer.addToCart, Request.ofAda, Request.ofBob, InterleavingStock.twoAtOnce, page
show(await stock.twoAtOnce(before.answer))
show(log.lines)

section("Who calls whom")
let calls = Log()
_ = await RecordingStock(calls: calls).twoAtOnce()
for line in calls.lines { note(line) }

section("The user as a parameter")
let userLog = Log()
let userStock = InterleavingStock()
let userServer = Before.UserServer(
  app: AppScope(
    stock: userStock, database: Database(), logger: Logger { userLog.note($0) }))
show(await userStock.twoAtOnce(userServer.answer))
show(userLog.lines)  // predict

section("A scope for each request")
let scopeLog = Log()
let scopeStock = InterleavingStock()
let scopeApp = AppScope(
  stock: scopeStock, database: Database(), logger: Logger { scopeLog.note($0) })
let server = ShopServer(app: scopeApp)
show(await scopeStock.twoAtOnce(server.answer))
show(scopeLog.lines)  // predict
let stranger = Request(id: "r3", token: "?", items: ["tea"])
show(await server.answer(stranger))

section("What lives how long")
for line in await timeline() { note(line) }

section("A fake for one request")
let testApp = AppScope(
  stock: Warehouse(), database: Database(), logger: Logger { _ in })
if var ofAda = await testApp.scope(for: .ofAda), let ofBob = await testApp.scope(for: .ofBob) {
  step { ofAda.stock = SoldOut() }
  show(await addToCart(["tea"], ofAda))
  show(await addToCart(["mug"], ofBob))  // predict
}

section("A value of the task")
let taskLog = Log()
let taskStock = InterleavingStock()
let taskApp = AppScope(
  stock: taskStock, database: Database(), logger: Logger { taskLog.note($0) })
let carts = CartService(stock: taskStock, database: taskApp.database)
let taskServer = TaskLocalServer(app: taskApp, carts: carts)
show(await taskStock.twoAtOnce(taskServer.answer))
show(taskLog.lines)
show(await carts.add(["tea"]))  // predict: CartService.add

section("Where the value gets lost")
let ada = RequestValues(user: "Ada", logger: Logger { _ in })
await RequestValues.$current.withValue(ada) {
  show(receipt())
  show(await Task { receipt() }.value)
  show(await Task.detached { receipt() }.value)  // predict
  show(await onQueue { receipt() })  // predict
}
note("A streamed body is a closure that the server calls after the handler:")
let body = RequestValues.$current.withValue(ada) { { receipt() } }
show(body())

section("One backend for the process")
let processLog = Log()
note("In main, before anything else:")
step { LoggingSystem.bootstrap { processLog.note($0) } }
Logger().info("the server starts")
show(processLog.lines)

section("A logger that is handed in")
let pushLog = Log()
let push = PushClient(logger: Logger { pushLog.note($0) })
push.send("your tea is on its way")
show(pushLog.lines)
show(processLog.lines)  // predict

staysOpen("And your server?")
