import Playground
import TestSupport
import Testing

@testable import FunctionStructs

@Suite("FunctionStructs: struct and protocol compared")
struct BesideTests {
  @Test(
    "Struct, generic and existential checkouts return the same result", .proves("OURS-110"))
  func same() async throws {
    for (product, expected) in [("tea", "Ada paid 250"), ("bread", "sold out")] {
      let shop = ServerShop(server: Server())
      #expect(try await Checkout(shop: .live(Server())).buy(product, for: "Ada") == expected)
      #expect(try await GenericCheckout(shop: shop).buy(product, for: "Ada") == expected)
      #expect(try await AnyCheckout(shop: shop).buy(product, for: "Ada") == expected)
    }
  }

  @Test("Every checkout sells only products in stock")
  func lastPiece() async throws {
    let rare = ShopClient.live(Server())
    for (left, expected) in [(1, "Ada paid 250"), (0, "sold out")] {
      var shop = rare
      shop.stock = { _ in left }
      #expect(try await HastyCheckout(shop: shop).buy("tea", for: "Ada") == expected)
      #expect(try await Checkout(shop: shop).buy("tea", for: "Ada") == expected)
    }
    // This shop has one piece of each product, and each charge throws.
    await #expect(throws: ShopError.self) {
      try await GenericCheckout(shop: UnpaidShop()).buy("tea", for: "Ada")
    }
    await #expect(throws: ShopError.self) {
      try await AnyCheckout(shop: UnpaidShop()).buy("tea", for: "Ada")
    }
  }

  @Test("An unknown product's price is 0")
  func unknownPrice() {
    #expect(Server().price(of: "cake") == 0)
    #expect(UnpaidShop().price(of: "cake") == 0)
  }

  @Test("Struct and existential checkouts of different shops fit in one array")
  func twoKinds() async throws {
    let structs = [Checkout(shop: .live(Server())), Checkout(shop: TestClients.soldOut)]
    let existentials = [
      AnyCheckout(shop: ServerShop(server: Server())), AnyCheckout(shop: SoldOutShop()),
    ]
    var receipts: [String] = []
    for checkout in structs { receipts.append(try await checkout.buy("tea", for: "Ada")) }
    for checkout in existentials { receipts.append(try await checkout.buy("tea", for: "Ada")) }
    try #require(receipts == ["Ada paid 250", "sold out", "Ada paid 250", "sold out"])
    proved("OURS-110")
  }

  @Test("Three copies with a replaced function behave like the three fakes", .proves("OURS-102"))
  func threeFakes() async throws {
    #expect(
      try await [TestClients.soldOut.stock("tea"), SoldOutShop().stock(of: "tea")] == [0, 0])
    #expect(try await TestClients.friendless.friends("token").isEmpty)
    #expect(try await FriendlessShop().friends(of: "token").isEmpty)
    await #expect(throws: ShopError.self) { try await TestClients.unpaid.charge(1, "Ada") }
    await #expect(throws: ShopError.self) { try await UnpaidShop().charge(1, to: "Ada") }
  }

  @Test("A closure-based protocol stub reports unimplemented functions, as the struct does")
  func stub() async throws {
    let reports = Log()
    var shop = StubShop(closures: .unimplemented { message in reports.note(message) })
    shop.closures.stock = { _ in 0 }
    #expect(try await AnyCheckout(shop: shop).buy("bread", for: "Ada") == "sold out")
    #expect(reports.lines.isEmpty)
    await #expect(throws: Unimplemented(name: "charge")) {
      try await Before.Checkout(shop: shop).buy("bread", for: "Ada")
    }
    #expect(reports.lines.last == "ShopClient.charge is unimplemented")
  }

  @Test("The protocol stub passes each call on to its closure")
  func stubOfLive() async throws {
    let shop = StubShop(closures: .live(Server()))
    #expect(try await shop.logIn("Ada") == "token of Ada")
    #expect(try await shop.items() == ["bread", "tea"])
    #expect(try await shop.friends(of: "token of Ada") == ["Grace"])
    #expect(try await shop.details(of: "tea") == "tea, 250 cents, 3 left")
    #expect(try await shop.stock(of: "tea") == 3)
    #expect(try await shop.charge(shop.price(of: "tea"), to: "Ada") == "Ada paid 250")
    await #expect(throws: ShopError.self) { try await shop.send("hello", to: "Linus") }
  }

  @Test("A ninth function breaks four conforming types, but only two initializer calls")
  func ninth() async throws {
    let protocolFiles = ["Server", "Before/ShopServing", "Before/Fakes"]
    let structFiles = ["Server", "ShopClient", "Live", "Unimplemented", "TestClients"]
    let method = "func refund(_ receipt: String) async throws"
    let member = "var refund: @Sendable (_ receipt: String) async throws -> Void"
    let protocolErrors = try await errors(
      in: protocolFiles, put: method, behind: "protocol ShopServing: Sendable {\n")
    let structErrors = try await errors(
      in: structFiles, put: member, behind: "struct ShopClient: Sendable {\n")
    let types = ["ServerShop", "SoldOutShop", "FriendlessShop", "UnpaidShop"]
    try #require(
      protocolErrors
        == types.sorted().map { "type '\($0)' does not conform to protocol 'ShopServing'" })
    let missing = "missing argument for parameter 'refund' in call"
    try #require(structErrors == [missing, missing])
    proved("OURS-114")
  }

  @Test("The compiler reports each function missing from a client's initializer call")
  func forgotten() async throws {
    let functions = [
      "logIn: { _ in \"\" }", "items: { [] }", "friends: { _ in [] }", "details: { _ in \"\" }",
      "stock: { _ in 0 }", "price: { _ in 0 }", "charge: { _, _ in \"\" }", "send: { _, _ in }",
    ]
    let names = functions.map { String($0.prefix { $0 != ":" }) }
    let calls = functions.indices.map { omitted in
      let others = functions.indices.filter { $0 != omitted }.map { functions[$0] }
      return "_ = ShopClient(\(others.joined(separator: ", ")))\n"
    }
    let head = "struct ShopClient: Sendable {\n"
    let reported = try await errors(
      in: ["ShopClient"], put: "static func make() {\n\(calls.joined())}", behind: head)
    try #require(
      reported == names.sorted().map { "missing argument for parameter '\($0)' in call" })
    proved("OURS-103")
  }

  /// The compiler's sorted errors after a line was inserted in one of the files.
  private func errors(in files: [String], put line: String, behind head: String) async throws
    -> [String]
  {
    let sources = try files.map {
      try TestCheckout.read("\(chapterFolder("FunctionStructs"))/\($0).swift")
    }
    try #require(sources.count { $0.contains(head) } == 1)
    var changed: [String: String] = [:]
    for (file, source) in zip(files, sources) {
      changed[file.split(separator: "/").last! + ".swift"] = source.replacing(
        head, with: head + "  \(line)\n")
    }
    let folder = try TestCheckout.folder("NinthFunction\(files.count)", files: changed)
    let paths = changed.keys.sorted().map { "\(folder)/\($0)" }
    let output =
      try await Compiler.errors(["-typecheck", "-parse-as-library", "-wmo"] + paths) ?? ""
    let lines = output.split(separator: "\n").filter { $0.contains(".swift:") }
    return lines.compactMap { line in
      line.firstRange(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
    .sorted()
  }

  @Test(
    "A stored function's type can't have generics, defaults or argument labels",
    arguments: [
      ("var load: @Sendable <Value>(_ type: Value.Type) -> Value", "expected type"),
      (
        "var search: @Sendable (_ word: String, _ limit: Int = 20) -> [String]",
        "default argument not permitted in a tuple type"
      ),
      ("var search: @Sendable (word: String) -> [String]", "cannot have argument labels"),
    ])
  func types(member: String, error: String) async throws {
    let folder = try TestCheckout.folder(
      "FunctionType\(error.count)", files: ["Type.swift": "struct Client { \(member) }\n"])
    let errors = try await Compiler.errors(["-typecheck", "\(folder)/Type.swift"])
    try #require(errors?.contains(error) == true, "\(errors ?? "accepted")")
    proved("OURS-109")
  }

  @Test("An async throwing property accepts a plain function", .proves("OURS-107"))
  func effects() async throws {
    var shop = ShopClient.failing()
    let number: @Sendable (String) -> Int = { $0.count }
    shop.stock = number
    #expect(try await shop.stock("tea") == 3)
  }

  @Test("A call through a struct or an existential costs one indirect call")
  func recordedCosts() throws {
    let recorded = try TestCheckout.read("\(chapterFolder("PatternCosts"))/Measured/Recorded.txt")
    let rows = recorded.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    func figures(_ name: String) throws -> [String] {
      let cells = name.split(separator: " ").map(String.init)
      let row = try #require(rows.first { $0.dropFirst().starts(with: cells) })
      return Array(row.dropFirst(1 + cells.count))
    }
    try #require(
      try figures("struct of closures").prefix(6) == ["1", "0", "0", "1", "41", "8.0"])
    try #require(
      try figures("constructor, existential, class").prefix(6) == ["1", "0", "0", "6", "45", "8.5"])
    try #require(
      try figures("constructor, generic, specialized").prefix(6) == [
        "0", "0", "0", "1", "18", "3.9",
      ])
    proved("OURS-113")
  }
}
