import Foundation
import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: number and lifetime of instances")
struct LifestyleTests {
  private let lifetimes = Lifetimes()

  @Test("A singleton is one object per root, freed with the root", .proves("STG-114"))
  func singleton() {
    var app: App? = App(watchedBy: lifetimes)
    let isSame = app?.session === app?.session
    #expect(isSame)
    #expect(lifetimes.tally.description == "made 1, gone 0")
    app = nil
    #expect(lifetimes.tally.description == "made 1, gone 1")
  }

  @Test(
    "A second root has its own session, because no static stores it",
    .proves("STG-114", "STG-115"))
  func twoRoots() throws {
    let apps = [App(watchedBy: lifetimes), App(watchedBy: lifetimes)]
    let isShared = apps[0].session === apps[1].session
    #expect(!isShared)
    #expect(lifetimes.tally.made == 2)
    let declarations = try TestCheckout.sources(
      below: chapterFolder("Lifestyles"),
      skipping: ["Before", "Exercises", "Experiments", "InYourApp", "Refused", "Support"]
    ).filter { !$0.path.hasSuffix("/main.swift") }.flatMap { try $0.declarations() }
    let members = declarations.filter { [.class, .extension].contains($0.kind) }.flatMap(\.members)
    #expect((declarations.filter(\.isProperty) + members.filter(\.isStatic)).map(\.name) == [])
  }

  @Test("The singleton pattern gives all windows the same session", .proves("STG-115"))
  @MainActor
  func pattern() {
    @MainActor struct Window { let session = Before.Session.shared }
    let (left, right) = (Window(), Window())
    let isShared = left.session === right.session
    #expect(isShared)
  }

  @Test("A transient is a new object for each request, freed after use", .proves("STG-118"))
  func transient() {
    let app = App(watchedBy: lifetimes)
    var formatters = [app.makeFormatter(), app.makeFormatter()]
    let isSame = formatters[0] === formatters[1]
    #expect(!isSame)
    #expect(lifetimes.tally.description == "made 3, gone 0")
    formatters = []
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 3, gone 2") }
    // The app's default factory keeps no formatter either.
    let unwatched = App(user: .ada)
    for _ in 1...2 { lifetimes.watch("default", unwatched.makeFormatter()) }
    withExtendedLifetime(unwatched) {
      #expect(lifetimes.tally("default").description == "made 2, gone 2")
    }
  }

  @Test(
    "A scoped object is created once per scope and freed with it",
    .proves("STG-122"))
  func scoped() {
    let app = App(watchedBy: lifetimes)
    var checkouts = [app.makeCheckout(), app.makeCheckout()]
    #expect(lifetimes.tally.made == 1)
    let isSameInScope = checkouts[0].cart === checkouts[0].cart
    let isSameInBothScopes = checkouts[0].cart === checkouts[1].cart
    #expect(isSameInScope)
    #expect(!isSameInBothScopes)
    #expect(lifetimes.tally.description == "made 3, gone 0")
    checkouts.removeFirst()
    #expect(lifetimes.tally.description == "made 3, gone 1")
    checkouts = []
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 3, gone 2") }
  }

  @Test("A scope can be as short as one tap or queue operation", .proves("STG-122"))
  func shortScopes() async {
    let app = App(watchedBy: lifetimes)
    for _ in 1...2 { #expect(app.buy([.tea, .bread]) == 655) }
    #expect(lifetimes.tally.description == "made 3, gone 2")
    let queue = OperationQueue()
    queue.addOperation { _ = app.buy([.tea]) }
    queue.addOperation { _ = app.buy([.tea]) }
    await withCheckedContinuation { continuation in
      queue.addBarrierBlock { continuation.resume() }
    }
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 5, gone 4") }
  }

  @Test("A scope creates its cart when it is first read", .proves("STG-113", "STG-122"))
  func untouchedScope() {
    let app = App(watchedBy: lifetimes)
    _ = app.makeCheckout().session
    withExtendedLifetime(app) { #expect(lifetimes.tally.description == "made 1, gone 0") }
  }

  @Test("The root's session outlives a scope that used it", .proves("STG-113"))
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
    "A shared session is freed with the last checkout that uses it",
    .proves("STG-113"))
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

  @Test("A session composed for one checkout is freed with that checkout", .proves("STG-113"))
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
    "The root's chosen lifestyle alone determines the number of formatters",
    .proves("STG-113", "STG-116", "STG-120"),
    arguments: zip(Lifestyle.allCases, [1, 3, 12]))
  func sameFeature(lifestyle: Lifestyle, formatters: Int) {
    let lines = receipts(lifestyle) { lifetimes.watch("formatter", PriceFormatter()) }
    #expect(lifetimes.tally.made == formatters)
    let oneCheckout = ["tea 2.50", "bread 4.05", "tea 2.50", "bread 4.05"]
    #expect(lines == oneCheckout + oneCheckout + oneCheckout)
    // The feature takes an item and a formatter. No parameter depends on the lifestyle.
    let feature: (Item, PriceFormatter) -> String = receiptLine
    #expect(feature(.tea, PriceFormatter()) == "tea 2.50")
  }

  @Test(
    "Scoped formatters print the same receipts as transient ones with fewer instances",
    .proves("STG-121"))
  func scopedForTransient() {
    #expect(receipts(.scoped, PriceFormatter.init) == receipts(.transient, PriceFormatter.init))
    #expect(formatterCount(for: .scoped) < formatterCount(for: .transient))
  }

  @Test("A scoped cart keeps its items, unlike a transient one", .proves("STG-121"))
  func whatRemembers() {
    let checkout = App(watchedBy: lifetimes).makeCheckout()
    func itemsAfterTwoPuts(_ cart: () -> Cart) -> [String] {
      cart().put(.tea)
      cart().put(.bread)
      return cart().items.map(\.name)
    }
    #expect(itemsAfterTwoPuts { Cart() } == [])
    #expect(itemsAfterTwoPuts { checkout.cart } == ["tea", "bread"])
  }
}
