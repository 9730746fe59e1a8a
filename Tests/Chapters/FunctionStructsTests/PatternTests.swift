import Playground
import TestSupport
import Testing

@testable import FunctionStructs

@Suite("FunctionStructs: a struct of functions as dependency")
struct PatternTests {
  // snippet.test
  @Test("The checkout doesn't charge for a sold-out product")
  func soldOutIsNotCharged() async throws {
    var shop = ShopClient.failing()
    shop.stock = { _ in 0 }
    let answer = try await Checkout(shop: shop).buy("tea", for: "Ada")
    #expect(answer == "sold out")
  }
  // snippet.end

  @Test("A complete fake hides that the checkout charges a sold-out product")
  func fillers() async throws {
    let server = Server()
    let receipts = try await [
      Before.Checkout(shop: SoldOutShop()).buy("bread", for: "Ada"),
      Before.Checkout(shop: ServerShop(server: server)).buy("bread", for: "Ada"),
    ]
    try #require(receipts == ["sold out", "sold out"])
    try #require(await server.paid == ["Ada paid 319"])
    proved("OURS-101")
  }

  @Test("A copy with a replaced function leaves the original client unchanged")
  func oneFunction() async throws {
    let live = ShopClient.live(Server())
    var copy = live
    copy.stock = { _ in 0 }
    try #require(try await [copy.stock("tea"), live.stock("tea")] == [0, 3])
    try #require([copy.price("tea"), live.price("tea")] == [250, 250])
    try #require(try await copy.charge(7, "Grace") == "Grace paid 7")
    try #require(try await copy.items() == ["bread", "tea"])
    proved("OURS-102")
  }

  @Test("The live client forwards each call to the server", .proves("OURS-102"))
  func live() async throws {
    let live = ShopClient.live(Server())
    #expect(try await live.logIn("Ada") == "token of Ada")
    #expect(try await live.items() == ["bread", "tea"])
    #expect(try await live.friends("token of Ada") == ["Grace"])
    #expect(try await live.details("tea") == "tea, 250 cents, 3 left")
    #expect(try await live.stock("bread") == 0)
    #expect(live.price("bread") == 319)
    #expect(try await live.charge(250, "Ada") == "Ada paid 250")
    try await live.send("hello", "Grace")
    await #expect(throws: ShopError.self) { try await live.send("hello", "Linus") }
    await #expect(throws: ShopError.self) { try await live.stock("cake") }
    await #expect(throws: ShopError.self) { try await live.charge(0, "Ada") }
  }

  @Test("A copy of the live client charges on the same server", .proves("OURS-115"))
  func copyOfLive() async throws {
    let server = Server()
    var shop = ShopClient.live(server)
    shop.stock = { _ in 1 }
    #expect(try await Checkout(shop: shop).buy("bread", for: "Ada") == "Ada paid 319")
    #expect(await server.paid == ["Ada paid 319"])
  }

  @Test(
    "A test can replace a static function only as a default argument",
    .proves("OURS-116"))
  func staticFunction() {
    #expect(Before.ArrivalLine().text(to: "CH") == "in 4 days")
    #expect(ArrivalLine().text(to: "CH") == "in 4 days")
    #expect(ArrivalLine().text(to: "FR") == "in 2 days")
    #expect(ArrivalLine(days: { _ in 9 }).text(to: "CH") == "in 9 days")
  }

  @Test("A line takes a static requirement from the type that it gets")
  func staticRequirement() {
    enum SlowTimes: DeliveryTimes {
      static func days(to country: String) -> Int { 9 }
    }
    #expect(ArrivalLine(times: Shipping.self).text(to: "CH") == "in 4 days")
    #expect(ArrivalLine(times: SlowTimes.self).text(to: "CH") == "in 9 days")
  }

  @Test("An unimplemented client reveals a checkout that charges before checking stock")
  func asksForTooMuch() async throws {
    for (isHasty, expected) in [(false, []), (true, ["price", "charge"])] {
      let reports = Log()
      var shop = ShopClient.unimplemented { message in reports.note(message) }
      shop.stock = { _ in 0 }
      let answer =
        isHasty
        ? try? await HastyCheckout(shop: shop).buy("bread", for: "Ada")
        : try? await Checkout(shop: shop).buy("bread", for: "Ada")
      try #require(answer == (isHasty ? nil : "sold out"))
      try #require(reports.lines == expected.map { "ShopClient.\($0) is unimplemented" })
    }
    proved("OURS-101", "OURS-105")
  }

  @Test("Existing copies of a client keep the old function after replacement")
  func copies() async throws {
    var shop = ShopClient.live(Server())
    let (badge, oldStock) = (Badge(shop: shop), shop.stock)
    shop.stock = { _ in 0 }
    try #require(try await [shop.stock("tea"), oldStock("tea")] == [0, 3])
    try #require(await badge.text(of: "tea") == "available")
    try #require(await Badge(shop: shop).text(of: "tea") == "sold out")
    proved("OURS-111")
  }

  @Test("The live client's closures keep the server alive", .proves("OURS-112"))
  func lifetime() {
    let lifetimes = releaseStepwise()
    #expect(
      lifetimes.timeline == [
        "        start  server = nil  shop = nil  stock = nil",
        "server  =====  ============  ==========",
      ])
    #expect(lifetimes.tally == Tally(made: 1, gone: 1))
  }

  @Test("A purchase uses the test's stock and the server's other functions", .proves("OURS-102"))
  func purchase() async throws {
    #expect(
      try await recordPurchase() == [
        "checkout -> test: stock(bread)", "test --> checkout: 1",
        "checkout -> server: price(bread)", "server --> checkout: 319",
        "checkout -> server: charge(319, Ada)", "server --> checkout: Ada paid 319",
      ])
  }
}
