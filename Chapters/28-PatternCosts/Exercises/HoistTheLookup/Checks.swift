import Testing

@testable import HoistTheLookupExercise

@Suite("Task 1: Price a list")
struct Task1 {
  @Test("Each call makes one look-up and asks once for each product; an empty list asks nothing.")
  func looksUpOnce() throws {
    let shops = [Shop(), Shop()]
    // The initializers stay as they are: there is one, and it takes nothing else.
    let (makeList, makeTable, makeCheckout) = (PriceList.init, PriceTable.init, Checkout.init)
    let lists = shops.map(makeList)
    _ = (makeTable(""), makeCheckout(shops[0]))
    try require(shops.map(\.log), is: [[], []], "as questions by making two lists")
    for products in [products(2), [], products(1), equal, [], equal + equal, products(40)] {
      for (list, shop) in zip(lists, shops) { try price(products, list, shop) }
    }
    let app = ShopDependencies(prices: RegularPrices())
    let found = PriceList(dependencies: app).cents(for: all)
    try require(found.count { $0 == 300 }, is: all.count, "prices of 3.00")
    try require(app.lookUps, is: 1, "look-ups for \(all.count) products")
  }

  @Test("A call stays with its service and then lets go of it; the next call uses the new one.")
  func staysWithItsService() throws {
    let shop = Shop()
    let list = PriceList(dependencies: shop)
    for position in [0, 1, 2, 0] {
      let new = Service("service \(number())", shop)
      weak let old = shop.service
      shop.service.inside = { if $0 == position { shop.service = new } }
      try price(products(3), list, shop, "with a log-in at product \(position + 1)")
      try require(old == nil ? "gone" : "kept", is: "gone", "as replaced service after the call")
      try price(products(3), list, shop, "at the call after it")
    }
  }

  @Test("A service that is replaced between two calls is used by the next call of every list.")
  func followsTheContainer() throws {
    let shop = Shop()
    let lists = [PriceList(dependencies: shop), PriceList(dependencies: shop)]
    let other = Service("other", shop)
    for service in [shop.service, other, shop.service, Service("third", shop), other] {
      shop.service = service
      for list in lists + [PriceList(dependencies: shop)] {
        try price(products(2), list, shop, "after the service was replaced")
      }
    }
    let app = ShopDependencies(prices: RegularPrices())
    let list = PriceList(dependencies: app)
    let tea = [Product(name: "tea"), Product(name: "bread")]
    for (count, isMember) in [false, true, false, false, true].enumerated() {
      app.prices = isMember ? MemberPrices() : RegularPrices()
      let wanted = isMember ? [270, 450] : [300, 500]
      try require(list.cents(for: tea), is: wanted, "as prices of the app")
      try require(app.lookUps, is: count + 1, "look-ups for \(count + 1) calls")
    }
  }

  @Test("A call inside another one makes one look-up, too, and neither changes the other.")
  func callsInside() throws {
    for event in 1...4 {
      let shop = Shop()
      let list = PriceList(dependencies: shop)
      var results: [(found: [Int], service: Service)] = []
      try nest(in: shop, at: event) { products, own, _ in
        products.isEmpty ? [] : ["look-up"] + products.map(own.line)
      } call: { products in
        let service = shop.service
        results.append((list.cents(for: products), service))
      }
      for (found, service) in results {
        try require(found, is: service.answers, "as prices of a call inside or around another")
      }
    }
  }

  private func price(
    _ products: [Product], _ list: PriceList, _ shop: Shop, _ when: String = "",
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let service = shop.begin()
    let found = list.cents(for: products)
    let wanted = products.isEmpty ? [] : ["look-up"] + products.map(service.line)
    try require(shop.log, is: wanted, "as questions \(when)", at: place)
    try require(found, is: service.answers, "as prices \(when)", at: place)
  }
}

@Suite("Task 2: Write the rows")
struct Task2 {
  @Test("Each call makes one formatter of its own, which is gone afterwards; an empty list none.")
  func makesOneForEachCall() throws {
    let made = RowFormatter.made
    let currencies = ["EUR", "USD", "EUR"]
    let tables = currencies.map { PriceTable(currency: $0) }
    try require(RowFormatter.made - made, is: 0, "formatters by making tables")
    for count in [2, 0, 1, 5, 0, 2, 40] {
      for (table, currency) in zip(tables, currencies) {
        for isReduced in [false, true] {
          try write(Array(repeating: isReduced, count: count), table, currency)
        }
      }
    }
    let before = RowFormatter.made
    let found = tables[0].rows(for: all, cents: all.map { _ in 199 })
    try require(found.count { $0 == "tea 1.99 EUR" }, is: all.count, "rows of tea")
    try require(RowFormatter.made - before, is: 1, "formatters for \(all.count) products")
  }

  @Test("Each row is that of a formatter of its own, whatever stood before it.")
  func rowsStayTheSame() throws {
    let currencies = ["c\(number())", "c\(number())"]
    let tables = currencies.map { PriceTable(currency: $0) }
    for first in 0..<16 {
      for second in [0, 15, 15 - first] {
        try write((0..<4).map { first >> $0 & 1 == 1 }, tables[0], currencies[0])
        let other = first % 2
        try write((0..<4).map { second >> $0 & 1 == 1 }, tables[other], currencies[other])
      }
    }
    let table = PriceTable(currency: "EUR")
    let twice = [Product(name: "tea"), Product(name: "tea", isReduced: true)]
    let wanted = ["tea 0.00 EUR", "% tea 0.07 EUR", "tea 0.07 EUR", "% tea 12.30 EUR"]
    let found = table.rows(for: twice + twice, cents: [0, 7, 7, 1230])
    try require(found, is: wanted, "as rows of equal products")
    let large = ["tea -92233720368547758.08 EUR", "% tea 92233720368547758.07 EUR"]
    try require(table.rows(for: twice, cents: [.min, .max]), is: large, "as rows")
    let alike = [Product(name: "tea"), Product(name: "tea1")]
    let written = ["tea 0.12 EUR", "tea1 0.02 EUR"]
    try require(table.rows(for: alike, cents: [12, 2]), is: written, "as rows")
    let less = ["tea -0.07 EUR", "% tea -12.30 EUR"]
    try require(table.rows(for: twice, cents: [-7, -1230]), is: less, "as rows")
  }

  private func write(
    _ reduced: [Bool], _ table: PriceTable, _ currency: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let names = ["item \(number())", "% item \(number())", "%", ""]
    let products = reduced.enumerated().map { Product(name: names[$0 % 4], isReduced: $1) }
    let cents = products.indices.map { number() * [1, -1, 0][$0 % 3] }
    let wanted = zip(products, cents).map {
      let formatter = RowFormatter(currency: currency)
      formatter.mark = $0.isReduced ? "% " : ""
      return formatter.row($0.name, $1)
    }
    let (made, alive) = (RowFormatter.made, RowFormatter.alive)
    let found = table.rows(for: products, cents: cents)
    try require(found, is: wanted, "as rows", at: place)
    let count = RowFormatter.made - made
    let what = "formatters for a call with \(products.count) products"
    try require(count, is: products.isEmpty ? 0 : 1, what, at: place)
    try require(RowFormatter.alive - alive, is: 0, "formatters alive after the call", at: place)
  }
}

@Suite("Task 3: Sell one by one")
struct Task3 {
  @Test("Each product costs what the container's service says at its turn, whenever it changes.")
  func asksAtEachTurn() throws {
    let shop = Shop()
    let checkout = Checkout(dependencies: shop)
    for logIns in 0..<16 {
      for isShown in [true, false] {
        for products in [products(4), equal + equal] {
          try sell(products, checkout, shop) { position, shows in
            shows == isShown && logIns >> position & 1 == 1
          }
        }
      }
    }
  }

  @Test("Each product makes one look-up, and an empty list none, at every checkout.")
  func looksUpForEachProduct() throws {
    let shops = [Shop(), Shop()]
    let checkouts = shops.map { Checkout(dependencies: $0) }
    try require(shops.map(\.log), is: [[], []], "as questions by making two checkouts")
    for products in [[], products(2), [], products(1), equal, products(40)] {
      for (checkout, shop) in zip(checkouts, shops) {
        try sell(products, checkout, shop) { _, _ in false }
      }
    }
    let app = ShopDependencies(prices: RegularPrices())
    let many = all.prefix(1_000) + [Product(name: "bread")]
    for round in 1...2 {
      app.prices = RegularPrices()
      let total = Checkout(dependencies: app).sell(Array(many)) { _, _ in
        app.prices = MemberPrices()
      }
      let wanted = 300 + 999 * 270 + 450
      try require(total, is: wanted, "as total with a log-in after the first product")
      try require(app.lookUps, is: 1_001 * round, "look-ups for \(1_001 * round) products")
    }
  }

  @Test("A sale inside another one has its own total, and neither changes the other.")
  func salesInside() throws {
    for event in 1...9 {
      let shop = Shop()
      let checkout = Checkout(dependencies: shop)
      var results: [(total: Int, shown: Int)] = []
      // Three events for each product. After the sale inside, the last service is asked.
      try nest(in: shop, at: event) { products, own, last in
        products.enumerated().flatMap { index, product in
          ["look-up", (index * 3 < event ? own : last).line(product), "show \(product.name)"]
        }
      } call: { products in
        var shown = 0
        let total = checkout.sell(products) { product, cents in
          shown += cents
          shop.note("show \(product.name)")
        }
        results.append((total, shown))
      }
      for (total, shown) in results {
        try require(total, is: shown, "as total of a sale inside or around another")
      }
    }
  }

  /// Sells with a log-in wherever `logsIn` says so: at a position, in `show` or in the service.
  private func sell(
    _ products: [Product], _ checkout: Checkout, _ shop: Shop,
    at place: SourceLocation = #_sourceLocation, logsIn: @escaping (Int, Bool) -> Bool
  ) throws {
    var services = [shop.begin()]
    var position = 0
    func logIn(_ shows: Bool) {
      guard logsIn(position, shows) else { return }
      let service = Service("service \(number())", shop)
      service.inside = { _ in logIn(false) }
      shop.service = service
    }
    services[0].inside = { _ in logIn(false) }
    var (shown, wanted): ([Int], [String]) = ([], [])
    let total = checkout.sell(products) { product, cents in
      shop.log.append("show \(product.name) \(cents)")
      shown.append(cents)
      logIn(true)
      services.append(shop.service)
      position += 1
    }
    try require(shown.count, is: products.count, "products shown", at: place)
    for (index, product) in products.enumerated() {
      let service = services[index]
      let number = services[..<index].count { $0 === service }
      try #require(
        number < service.answers.count,
        "expected a question for product \(index + 1) to \(service.name), found none",
        sourceLocation: place)
      let show = "show \(product.name) \(service.answers[number])"
      wanted += ["look-up", service.line(product), show]
    }
    try require(shop.log, is: wanted, "as what happened", at: place)
    try require(total, is: shown.reduce(0, +), "as total of what was shown", at: place)
  }
}

/// A container that notes its look-ups, and what its services are asked.
private final class Shop: PricesDependency {
  var log: [String] = []
  lazy var service = Service("service \(number())", self)
  var noted: () -> Void = {}

  var prices: any PriceService {
    let service = service
    note("look-up")
    return service
  }

  func note(_ event: String) {
    log.append(event)
    noted()
  }

  /// Forgets what happened, and returns the service.
  func begin() -> Service {
    (log, service.answers) = ([], [])
    return service
  }
}

/// Has another answer at every question, now and then nothing or less.
private final class Service: PriceService {
  let name: String
  private unowned let shop: Shop
  var answers: [Int] = []
  /// What happens while a question is answered: the first one has the number 0.
  var inside: ((Int) -> Void)?

  init(_ name: String, _ shop: Shop) { (self.name, self.shop) = (name, shop) }

  func line(_ product: Product) -> String { "\(name): \(product.name)" }

  func cents(for product: Product) -> Int {
    shop.note(line(product))
    let count = answers.count
    let answer = number() * [1, 1, -1, 0][count % 4]
    answers.append(answer)
    inside?(count)
    return answer
  }
}

/// Begins a call with three products; at its event of this number another one with another service,
/// likewise a third, and in that an empty one.
///
/// - Parameter events: what happens in a call, from its products, its service and the last service.
private func nest(
  in shop: Shop, at event: Int, _ events: ([Product], Service, Service) -> [String],
  call: @escaping ([Product]) -> Void
) throws {
  let services = (0..<4).map { Service("service \($0)", shop) }
  let lists = [3, 3, 3, 0].map(products)
  func begin(_ depth: Int) {
    shop.service = services[depth]
    var left = event
    shop.noted = {
      left -= 1
      if left == 0, depth < 3 { begin(depth + 1) }
    }
    call(lists[depth])
  }
  begin(0)
  shop.noted = {}
  let wanted = (0..<4).reversed().reduce([String]()) { inside, depth in
    let own = events(lists[depth], services[depth], services[3])
    return own.prefix(event) + inside + own.dropFirst(event)
  }
  try require(shop.log, is: wanted, "as what happened, with calls inside calls")
}

private let all = Array(repeating: Product(name: "tea"), count: 40_000)
private let equal = [Product(name: "tea"), Product(name: "tea")]

private func products(_ count: Int) -> [Product] {
  (0..<count).map { _ in Product(name: "item \(number())") }
}

nonisolated(unsafe) private var lastNumber = Int.random(in: 100_000...500_000)

/// A random number that no other one equals.
private func number() -> Int {
  lastNumber += Int.random(in: 1...99)
  return lastNumber
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
