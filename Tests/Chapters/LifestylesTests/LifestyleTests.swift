import Foundation
import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: how many there are, and for how long")
struct LifestyleTests {
  private let lifetimes = Lifetimes()

  @Test("A singleton is the same at every request, and goes with its root", .proves("STG-114"))
  func singleton() {
    var app: App? = App(watchedBy: lifetimes)
    let isSame = app?.session === app?.session
    #expect(isSame)
    #expect(lifetimes.tally.description == "made 1, gone 0")
    app = nil
    #expect(lifetimes.tally.description == "made 1, gone 1")
  }

  @Test(
    "A second root has a session of its own: its initialiser is open to it, and no static has one",
    .proves("STG-114", "STG-115"))
  func twoRoots() throws {
    let apps = [App(watchedBy: lifetimes), App(watchedBy: lifetimes)]
    let isShared = apps[0].session === apps[1].session
    #expect(!isShared)
    #expect(lifetimes.tally.made == 2)
    let declared = try TestCheckout.sources(
      below: chapterFolder("Lifestyles"),
      skipping: ["Before", "Exercises", "Experiments", "InYourApp", "Refused", "Support"]
    ).filter { !$0.path.hasSuffix("/main.swift") }.flatMap { try $0.declarations() }
    let ofClasses = declared.filter { [.class, .extension].contains($0.kind) }.flatMap(\.members)
    #expect((declared.filter(\.isProperty) + ofClasses.filter(\.isStatic)).map(\.name) == [])
  }

  @Test("The singleton pattern gives every root the same one", .proves("STG-115"))
  @MainActor
  func pattern() {
    @MainActor struct Window { let session = Before.Session.shared }
    let (left, right) = (Window(), Window())
    let isShared = left.session === right.session
    #expect(isShared)
  }

  @Test("A transient is another one at every request, and goes after use", .proves("STG-118"))
  func transient() {
    let app = App(watchedBy: lifetimes)
    var formatters = [app.makeFormatter(), app.makeFormatter()]
    let isSame = formatters[0] === formatters[1]
    #expect(!isSame)
    #expect(lifetimes.tally.description == "made 3, gone 0")
    formatters = []
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 3, gone 2") }
    // The factory of the app itself, which no lifetimes replaces, keeps none either.
    let unwatched = App(user: .ada)
    for _ in 1...2 { lifetimes.watch("its own", unwatched.makeFormatter()) }
    withExtendedLifetime(unwatched) {
      #expect(lifetimes.tally("its own").description == "made 2, gone 2")
    }
  }

  @Test(
    "A scoped one is made at its first request, once in each scope, and goes with it",
    .proves("STG-122"))
  func scoped() {
    let app = App(watchedBy: lifetimes)
    var checkouts = [app.makeCheckout(), app.makeCheckout()]
    #expect(lifetimes.tally.made == 1)
    let sameInOne = checkouts[0].cart === checkouts[0].cart
    let sameInBoth = checkouts[0].cart === checkouts[1].cart
    #expect(sameInOne)
    #expect(!sameInBoth)
    #expect(lifetimes.tally.description == "made 3, gone 0")
    checkouts.removeFirst()
    #expect(lifetimes.tally.description == "made 3, gone 1")
    checkouts = []
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 3, gone 2") }
  }

  @Test("A scope may be as short as one tap, or one operation of a queue", .proves("STG-122"))
  func shortScopes() async {
    let app = App(watchedBy: lifetimes)
    for _ in 1...2 { #expect(app.buy([.tea, .bread]) == 655) }
    #expect(lifetimes.tally.description == "made 3, gone 2")
    let queue = OperationQueue()
    queue.addOperation { _ = app.buy([.tea]) }
    queue.addOperation { _ = app.buy([.tea]) }
    await withCheckedContinuation { done in queue.addBarrierBlock { done.resume() } }
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 5, gone 4") }
  }

  @Test("A scope that nobody asks makes nothing", .proves("STG-113", "STG-122"))
  func untouchedScope() {
    let app = App(watchedBy: lifetimes)
    _ = app.makeCheckout().session
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 1, gone 0") }
  }

  @Test("What the root shares outlives the scope that used it", .proves("STG-113"))
  func lifetimesDiffer() {
    let app = App(watchedBy: lifetimes)
    func scenario() {
      let checkout = app.makeCheckout()
      checkout.cart.put(.tea)
      checkout.cart.put(Item(name: app.makeFormatter().text(250), cents: 250))
      #expect(checkout.session === app.session)
      #expect(checkout.cart.items.map(\.name) == ["tea", "2.50"])
    }
    scenario()
    #expect(lifetimes.tally.description == "made 3, gone 2")
    #expect(app.session.user.name == "Ada")
  }

  @Test(
    "A session of two checkouts goes with the last, a cart with its only one", .proves("STG-113"))
  func lastConsumer() {
    var app: App? = App(watchedBy: lifetimes)
    var checkouts = [app?.makeCheckout(), app?.makeCheckout()]
    for checkout in checkouts { checkout?.cart.put(.tea) }
    app = nil
    #expect(lifetimes.freed == [])
    checkouts.removeFirst()
    #expect(lifetimes.freed == ["cart"])
    checkouts.removeFirst()
    #expect(lifetimes.freed.sorted() == ["cart", "cart", "session"])
  }

  @Test("A session composed for one checkout goes with that checkout", .proves("STG-113"))
  func onlyConsumer() {
    var checkouts = (1...2).map { _ in
      Checkout(session: lifetimes.watch("session", Session(user: .ada)), makeCart: Cart.init)
    }
    #expect(lifetimes.tally.description == "made 2, gone 0")
    checkouts.removeFirst()
    #expect(lifetimes.tally.description == "made 2, gone 1")
    checkouts = []
    #expect(lifetimes.tally.description == "made 2, gone 2")
  }

  @Test(
    "One feature, twelve requests: the root's decision alone changes how many are made",
    .proves("STG-113", "STG-116", "STG-120"),
    arguments: zip(Lifestyle.allCases, [1, 3, 12]))
  func sameFeature(lifestyle: Lifestyle, formatters: Int) {
    let lines = receipts(lifestyle) { lifetimes.watch("formatter", PriceFormatter()) }
    #expect(lifetimes.tally.made == formatters)
    let oneCheckout = ["tea 2.50", "bread 4.05", "tea 2.50", "bread 4.05"]
    #expect(lines == oneCheckout + oneCheckout + oneCheckout)
    // The feature takes an item and a formatter. No parameter says how many there are.
    let feature: (Item, PriceFormatter) -> String = receiptLine
    #expect(feature(.tea, PriceFormatter()) == "tea 2.50")
  }

  @Test("Scoped writes what transient writes, with fewer formatters", .proves("STG-121"))
  func scopedForTransient() {
    #expect(receipts(.scoped, PriceFormatter.init) == receipts(.transient, PriceFormatter.init))
    #expect(formattersMade(.scoped) < formattersMade(.transient))
  }

  @Test("Not so where what is asked shows what was asked before", .proves("STG-121"))
  func whatRemembers() {
    let checkout = App(watchedBy: lifetimes).makeCheckout()
    func cartOfAll(_ ask: () -> Cart) -> [String] {
      ask().put(.tea)
      ask().put(.bread)
      return ask().items.map(\.name)
    }
    #expect(cartOfAll { Cart() } == [])
    #expect(cartOfAll { checkout.cart } == ["tea", "bread"])
  }
}
