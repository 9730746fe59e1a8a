import Testing

@testable import RepairTheShopExercise

@Suite("Task 1: Pay elsewhere")
struct Task1 {
  @Test("A checkout pays once at the bank of its app, also when the app is gone, and at no other.")
  func paysAtItsBank() throws {
    let uses = Bank.uses
    var (paid, cart) = ([[Int]](repeating: [], count: 3), Cart())
    var (full, receipt) = (0, "")
    // No code holds a bank but its app and a checkout.
    var apps = (0..<3).map { number in
      let bank = Teller {
        paid[number].append($0)
        (full, receipt) = (cart.cents, "receipt \(Int.random(in: 100_000...999_999))")
        return receipt
      }
      return makeApp(bank: bank)
    }
    for round in 1...3 {
      // All checkouts are made before the first one pays.
      var logins = apps.map { $0.logIn("Ann") }
      let (carts, checkouts) = (logins.map(\.cart), logins.map { $0.makeCheckout() })
      if round == 3 { (apps, logins) = ([], []) }
      for (number, checkout) in checkouts.enumerated() {
        cart = carts[number]
        for _ in 0...round { cart.add(randomItem()) }
        let (cents, found) = (cart.cents, checkout.pay())
        try require(paid[number].last ?? 0, is: cents, "as cents at the bank of its app")
        try require(full, is: cents, "as cents in the cart while the bank is asked")
        try require(found, is: receipt, "as receipt")
        try require(cart.items, is: [], "as cart after paying")
        try require(checkout.pay(), is: "nothing to pay", "from an empty cart")
        let counts = (0..<3).map { $0 <= number ? round : round - 1 }
        try require(paid.map(\.count), is: counts, "as payments at three banks")
      }
    }
    _ = makeApp(bank: Bank()).logIn("Ann").makeCheckout()
    try require(Bank.uses - uses, is: 0, "uses of Bank.shared")
  }
}

@Suite("Task 2: A quiet start")
struct Task2 {
  @Test("Making a screen asks nothing, and each appear() asks once.")
  func asksWhenItAppears() throws {
    let (desk, server) = (Desk(), Desk())
    var (screens, asked): ([ItemsScreen], Int) = ([], 0)
    for round in 1...3 {
      screens += [ItemsScreen(client: desk), ItemsScreen(client: desk)]
      try require(desk.asked, is: asked, "questions before a screen appears")
      for screen in screens {
        screen.appear()
        asked += 1
        try require(desk.asked, is: asked, "questions after \(asked) times of appear()")
      }
      // In round 2 all answers of round 1 are missing, in round 3 none is.
      if round == 2 { while desk.missing > 0 { desk.answer(randomItems()) } }
    }
    _ = makeApp(server: server).makeItemsScreen()
    try require(server.asked, is: 0, "questions by making a screen of an app")
  }

  @Test("Each answer is shown when it comes, in any order; isLoading tells if one is missing.")
  func showsEachAnswer() throws {
    for order in orders {
      let desk = Desk()
      let (screen, other) = (ItemsScreen(client: desk), ItemsScreen(client: desk))
      func shows(_ items: [Item], _ isLoading: Bool, _ when: String) throws {
        let lines = items.map { "\($0.name) \($0.cents)" }
        try require(screen.lines, is: lines, "as lines \(when)")
        try require(screen.isLoading, is: isLoading, "as isLoading \(when)")
        let isQuiet = other.lines.isEmpty && !other.isLoading
        try require(isQuiet, is: true, "that a screen that asked nothing shows nothing")
      }
      var shown: [Item] = []
      try shows([], false, "before the first question")
      for answers in [[randomItems(), [], randomItems()], [[], randomItems(), []]] {
        for _ in answers {
          screen.appear()
          try shows(shown, true, "while an answer is missing")
        }
        for (count, (number, index)) in order.enumerated() {
          shown = answers[number]
          desk.answer(shown, at: index)
          try shows(shown, count < 2, "after answer \(number + 1), with \(2 - count) missing")
        }
      }
      for items in [randomItems(), [], randomItems()] {
        desk.quick = items
        screen.appear()
        try shows(items, false, "after an answer that came at once")
      }
      var loading: [Bool] = []
      desk.onAsk = { loading.append(screen.isLoading) }
      for quick in [[Item](), nil, [Item]()] {
        desk.quick = quick
        screen.appear()
      }
      desk.onAsk = {}
      try require(loading, is: [true, true, true], "as isLoading while the client is asked")
      try shows([], true, "while an earlier answer is missing")
    }
  }

  @Test("A screen keeps its client, and a missing answer doesn't keep the screen.")
  func goesWithItsOwner() throws {
    for times in 0...2 {
      let desk = Desk()
      var client: Desk? = Desk()
      weak let kept = client
      let keeper = client.map { ItemsScreen(client: $0) }
      client = nil
      keeper?.appear()
      try require(kept?.asked ?? 0, is: 1, "questions to a client that only its screen holds")
      var screen: ItemsScreen? = ItemsScreen(client: desk)
      weak let gone = screen
      for _ in 0..<times { screen?.appear() }
      screen = nil
      try require(desk.asked, is: times, "questions after \(times) times of appear()")
      try require(gone == nil, is: true, "that a screen that no code holds is freed")
      for _ in 0..<times { desk.answer(randomItems()) }
    }
  }
}

@Suite("Task 3: After the logout")
struct Task3 {
  @Test("Each login has a session and an empty cart of its own, and its badge follows this cart.")
  func startsEmpty() throws {
    let apps = [makeApp(), makeApp()]
    var (logins, counts): ([Login], [Int]) = ([], [])
    for (number, user) in ["Ann", "Ann", "Bob", "Ann", "", "Ann"].enumerated() {
      let login = apps[number / 3].logIn(user)
      try require(login.session.user, is: user, "as user of the session")
      try require(login.cart.items, is: [], "as cart of a new login")
      let isNew = !logins.contains { $0.cart === login.cart || $0.session === login.session }
      try require(isNew, is: true, "that no other login has this session or this cart")
      (logins, counts) = (logins + [login], counts + [0])
      for index in [number, 0, number / 2] {
        try require(logins.map(\.badge), is: counts.map { "\($0) items" }, "as badges")
        logins[index].cart.add(randomItem())
        counts[index] += 1
      }
    }
  }

  @Test("A login keeps its app; when it ends, all is freed but a part that other code holds.")
  func endsWithItsOwner() throws {
    let lasting = makeApp()
    for (held, changes) in [(0, 0), (0, 1), (0, 2), (1, 1), (2, 2), (3, 1), (0, 1)] {
      for isLasting in [true, false] {
        let (item, user) = (randomItem(), "user \(randomItem().cents)")
        var login: Login? = (isLasting ? lasting : makeApp()).logIn(user)
        weak let (gone, app) = (login, login?.app)
        weak let (goneCart, goneSession) = (login?.cart, login?.session)
        try require(login?.cart.items ?? [item], is: [], "as cart of a new login")
        for _ in 0..<changes { login?.makePage(of: item).buy() }
        if changes == 2 { _ = login?.makeCheckout().pay() }
        try require(login?.badge ?? "", is: "\(changes % 2) items", "as badge")
        let cart = held == 1 ? login?.cart : nil
        let session = held == 2 ? login?.session : nil
        let checkout = held == 3 ? login?.makeCheckout() : nil
        try require(app != nil, is: true, "that a login keeps its app alive")
        login = nil
        try require(gone == nil, is: true, "that a login is freed when it ends")
        try require(goneCart == nil, is: held % 2 == 0, "that a cart is freed if no code holds it")
        try require(goneSession == nil, is: held != 2, "that a session is freed")
        if held == 0 {
          var kept = ""
          dump(lasting, to: &kept)
          try require(kept.contains(user), is: false, "that the app keeps the user of a login")
        }
        cart?.add(item)
        try require(cart?.items ?? [item, item], is: [item, item], "as cart without its login")
        try require(session?.user ?? user, is: user, "as user of a session without its login")
        _ = checkout?.pay()
        if held == 3 { try require(goneCart?.items ?? [item], is: [], "as cart after paying") }
      }
    }
  }
}

@Suite("Task 4: On the main queue")
struct Task4 {
  @Test("Each answer makes one hop as it comes, and the completion runs in its work, once.")
  func hopsOnce() throws {
    for order in orders {
      let (desk, main) = (Desk(), Main())
      var shown: [String] = []
      var client: MainClient? = MainClient(base: desk, onMain: main.hop)
      for number in 0..<3 {
        try require([desk.asked, main.hops], is: [number, 0], "questions and hops")
        client?.fetchItems { shown.append("\(number) \($0) \(main.isWorking)") }
      }
      try require([desk.asked, main.hops], is: [3, 0], "questions and hops before an answer")
      // No code has to hold a client that waits.
      if order[0].number != 1 { client = nil }
      let answers = [randomItems(), [], randomItems()]
      for (count, (number, index)) in order.enumerated() {
        desk.answer(answers[number], at: index)
        try require(main.hops, is: count + 1, "hops as answer \(count + 1) comes")
        try require(shown, is: [], "as completions before the main queue works")
      }
      // The main queue may do its work in another order, too.
      var wanted: [String] = []
      for (work, place) in [(1, 1), (0, 0), (0, 2)] {
        main.work(at: work)
        let number = order[place].number
        wanted.append("\(number) \(answers[number]) true")
        try require(shown, is: wanted, "as completions, in the work of the main queue")
      }
      try require([desk.asked, main.hops], is: [3, 3], "questions and hops at the end")
    }
  }

  @Test("With a base and a main queue that are quick, an answer comes before fetchItems returns.")
  func answersAtOnce() throws {
    let (desk, main) = (Desk(), Main())
    main.isQuick = true
    let client = MainClient(base: desk, onMain: main.hop)
    let late = Main()
    var hops = 0
    desk.quick = randomItems()
    desk.onGoingOn = { hops = late.hops }
    MainClient(base: desk, onMain: late.hop).fetchItems { _ in }
    try require(hops, is: 1, "hops when the base goes on behind its answer")
    for (round, items) in zip(1..., [randomItems(), [], randomItems()]) {
      desk.quick = items
      var shown: [String] = []
      client.fetchItems { first in
        shown.append("\(first) \(main.isWorking)")
        // The completion asks again.
        client.fetchItems { shown.append("\($0) \(main.isWorking)") }
      }
      try require(shown, is: ["\(items) true", "\(items) true"], "as completions, in the work")
      try require([desk.asked - 1, main.hops], is: [2 * round, 2 * round], "questions and hops")
    }
  }
}

@Suite("Task 5: Three decorators")
struct Task5 {
  init() throws {
    let main = Main()
    MainClient(base: Server(), onMain: main.hop).fetchItems { _ in }
    try require(main.hops, is: 1, "hop by a MainClient (task 4)")
  }

  @Test("Each answer is logged and then makes one hop, also that of the cache.")
  func logsAndHops() throws {
    for items in [randomItems(), [], randomItems()] {
      for stage in [Stage(items), Stage(nil)] {
        for round in 1...3 {
          stage.ask(answering: items)
          let log = (1...round).flatMap { _ in ["items?", "\(items.count) items"] }
          try require(stage.log, is: log, "as log before the main queue works")
          try require(stage.linesAtHop, is: 2 * round, "lines before the hop of answer \(round)")
          try require(stage.main.hops, is: round, "hops after \(round) answers")
          try require(stage.shown.count, is: round - 1, "answers before the main queue works")
          stage.main.work()
          try require(stage.log, is: log, "as log after the work of the main queue")
          try require(stage.main.waiting, is: 0, "works left for the main queue")
          try require(stage.shown, is: (1...round).map { _ in items }, "as answers")
        }
      }
    }
  }

  @Test("A server that has answered is not asked again; apps share nothing, and start silently.")
  func cachesInEachApp() throws {
    let (first, second) = (randomItems(), randomItems())
    let stages = [Stage(nil), Stage(nil), Stage([]), Stage(first)]
    try require(stages.flatMap(\.counts).max() ?? 0, is: 0, "questions or hops by making an app")
    let answers = [[second, second, second], [first, first], [[], []], [first, first]]
    for (number, stage) in stages.enumerated() {
      for _ in answers[number] { stage.ask(answering: answers[number][0]) }
      while stage.main.waiting > 0 { stage.main.work() }
      try require(stage.shown, is: answers[number], "as answers in app \(number + 1)")
      let count = answers[number].count
      try require(stage.counts, is: [1, 2 * count, count], "questions, lines and hops in an app")
    }
  }
}

@Suite("Task 6: A modest page")
struct Task6 {
  @Test("A page works over a container that has just a cart and a log, and asks it at each call.")
  func asksEachTime() throws {
    let (rooms, items) = ([Room(), Room()], [randomItem(), randomItem()])
    let pages = try zip(items, rooms).map { try page($0, over: $1) }
    for round in 1...3 {
      for (page, (item, room)) in zip(pages, zip(items, rooms)) {
        (room.cart, room.lines) = (Cart(), [])
        room.log = { room.lines.append("\(round) \($0)") }
        try require(page.count, is: 0, "times the item is in another cart")
        for count in 1...round {
          page.buy()
          room.cart.add(Item(name: item.name, cents: item.cents + 1))
          try require(page.count, is: count, "times the item is in the cart")
          try require(room.cart.items.count, is: 2 * count, "items in the cart")
        }
        let lines = (1...round).map { _ in "\(round) bought \(item.name)" }
        try require(room.lines, is: lines, "as log")
      }
    }
  }

  @Test("A login is such a container: its own cart, and the log of its app.")
  func loginFits() throws {
    var lines: [[String]] = [[], []]
    let apps = [0, 1].map { number in makeApp(log: { lines[number].append($0) }) }
    for round in 1...2 {
      for number in 0...1 {
        let (login, item) = (apps[number].logIn("Ann"), randomItem())
        _ = try page(item, over: Room())
        let pages = [try page(item, over: login), login.makePage(of: item)]
        for (count, page) in zip(1..., pages) {
          page.buy()
          try require(page.count, is: count, "times the item is in the cart")
          try require(login.cart.items.last ?? randomItem(), is: item, "as last item in the cart")
          try require(lines[number].last ?? "", is: "bought \(item.name)", "in the log of the app")
        }
        try require(lines[number].count, is: 2 * round, "lines in the log of the app")
      }
    }
  }

  private func page(_ item: Item, over container: Any) throws -> ProductPage {
    let words = "expected a page that needs just a cart and a log, found another"
    let fits = try require(container as? ProductPageDependencies, words)
    return ProductPage(item: item, dependencies: fits)
  }
}

/// How three answers may come: the number of each, and its place among those that are missing.
private let orders: [[(number: Int, index: Int)]] = [
  [(0, 0), (1, 0), (2, 0)], [(0, 0), (2, 1), (1, 0)], [(1, 1), (0, 0), (2, 0)],
  [(1, 1), (2, 1), (0, 0)], [(2, 2), (0, 0), (1, 0)], [(2, 2), (1, 1), (0, 0)],
]

/// An app with its server, its main queue, its log, and what came of its questions.
private final class Stage {
  let (desk, main) = (Desk(), Main())
  var log: [String] = []
  var shown: [[Item]] = []
  private(set) var linesAtHop = 0
  lazy var app = makeApp(server: desk, log: { self.log.append($0) }, onMain: main.hop)
  var counts: [Int] { [desk.asked, log.count, main.hops] }

  init(_ quick: [Item]?) {
    desk.quick = quick
    main.onHop = { self.linesAtHop = self.log.count }
    _ = app
  }

  func ask(answering items: [Item]) {
    app.itemsClient.fetchItems { self.shown.append($0) }
    while desk.missing > 0 { desk.answer(items) }
  }
}

/// A container with a cart and a log, and nothing else.
private final class Room: CartDependency, LogDependency {
  var lines: [String] = []
  var cart = Cart()
  var log: (String) -> Void = { _ in }
}

private func makeApp(
  bank: any Paying = Teller(), server: any ItemsClient = Desk(),
  log: @escaping (String) -> Void = { _ in }, onMain: @escaping Hop = { $0() }
) -> App {
  App(bank: bank, server: server, log: log, onMain: onMain)
}

private func randomItem() -> Item {
  Item(name: "item \(Int.random(in: 0...(.max)))", cents: .random(in: 100...999))
}

private func randomItems() -> [Item] { (1...Int.random(in: 2...4)).map { _ in randomItem() } }

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  _ = try require(Value?.none, "expected \(wanted) \(what), found \(found)", at: place)
}

/// Ends the check where there is no value. This is the one macro that the compiler expands.
private func require<Value>(
  _ value: Value?, _ words: String, at place: SourceLocation = #_sourceLocation
) throws -> Value {
  try #require(value, Comment(rawValue: words), sourceLocation: place)
}

#if PROBES
  // Task 1: Code that makes a checkout must name its bank, in the one initializer.
  // See Checkout
  func namesItsBank(cart: Cart, bank: any Paying) {
    let make = Checkout.init
    _ = (make(cart, bank), Checkout(cart: cart, bank: bank))
    _ = Checkout(cart: cart)  // refused: bank
    _ = Checkout(cart: cart, bank: nil)  // refused: nil
  }

  // Task 6: A container with just a cart and a log fits, and the page reaches nothing else in it.
  // See ProductPageDependencies
  func twoFit(item: Item, two: any CartDependency & LogDependency, login: Login, app: App) {
    struct OnlyCart: CartDependency { let cart: Cart }
    struct OnlyLog: LogDependency { let log: (String) -> Void }
    let container: any ProductPageDependencies = two
    _ = (container.cart.items, container.log)
    _ = container.session  // refused: session
    _ = container.app  // refused: app
    let make: (Item, Login) -> ProductPage = ProductPage.init
    _ = (make(item, login), ProductPage(item: item, dependencies: two))
    _ = ProductPage(item: item, dependencies: login)
    _ = ProductPage(item: item, dependencies: OnlyCart(cart: Cart()))  // refused: LogDependency
    _ = ProductPage(item: item, dependencies: OnlyLog(log: { _ in }))  // refused: CartDependency
    _ = ProductPage(item: item, dependencies: app)  // refused: App
    _ = ProductPage(item: item, login: login)  // refused: dependencies
  }
#endif
