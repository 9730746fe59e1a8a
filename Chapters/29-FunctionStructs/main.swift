import Playground

chapter(
  "29 FunctionStructs", "a struct of functions instead of a protocol.",
  "The shop's client has eight methods, and each test fake repeats all of them.",
  "A struct holds eight functions, and a test replaces the one that matters.")

section("A fake that answers everything")
let tested = Before.Checkout(shop: SoldOutShop())
show(try await tested.buy("bread", for: "Ada"))
let firstServer = Server()
let shipped = Before.Checkout(shop: ServerShop(server: firstServer))
show(try await shipped.buy("bread", for: "Ada"))
show(await firstServer.paid)

section("The live value")
let server = Server()
let live = ShopClient.live(server)
let checkout = Checkout(shop: live)
show(try await live.stock("tea"))
show(try await checkout.buy("tea", for: "Ada"))
show(try await checkout.buy("bread", for: "Ada"))

section("One function of a copy")
var soldOut = live
step { soldOut.stock = { _ in 0 } }
show(try await Checkout(shop: soldOut).buy("tea", for: "Ada"))
show(try await checkout.buy("tea", for: "Ada"))  // predict
show(soldOut.price("tea"))

section("Who calls whom")
for line in try await recordPurchase() { note(line) }

section("A checkout that asks for too much")
let reports = Log()
var onlyStock = ShopClient.unimplemented { message in reports.note(message) }
step { onlyStock.stock = { _ in 0 } }
let careful = Checkout(shop: onlyStock)
show(try? await careful.buy("bread", for: "Ada"))
show(reports.lines)  // predict
let hasty = HastyCheckout(shop: onlyStock)
show(try? await hasty.buy("bread", for: "Ada"))
for line in reports.lines { note(line) }

section("A swallowed error")
let issues = Log()
let silent = Badge(shop: .unimplemented { _ in })
let loud = Badge(shop: .unimplemented { message in issues.note(message) })
show(await silent.text(of: "bread"))  // predict: Badge.text, Unimplemented
show(await loud.text(of: "bread"))
show(issues.lines)

section("A copy keeps its functions")
var shop = ShopClient.live(Server())
let early = Badge(shop: shop)
let oldStock = shop.stock
step { shop.stock = { _ in 0 } }
show(try await shop.stock("tea"))
show(try await oldStock("tea"))  // predict: Server.stocks
show(await early.text(of: "tea"))  // predict: Badge.text, Server.stocks

section("A test on a copy of the live value")
let testServer = Server()
var copied = ShopClient.live(testServer)
step { copied.stock = { _ in 1 } }
show(try await Checkout(shop: copied).buy("bread", for: "Ada"))
show(await testServer.paid)  // predict

section("What keeps the server alive")
for line in releaseStepwise().timeline { note(line) }

section("A static function")
show(Before.ArrivalLine().text(to: "CH"))
show(ArrivalLine().text(to: "CH"))
show(ArrivalLine(days: { _ in 9 }).text(to: "CH"))

staysOpen("Ten features need such structs. Who finds the right one for each?")
