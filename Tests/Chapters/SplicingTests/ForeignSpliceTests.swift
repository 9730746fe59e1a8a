import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: a view on somebody else's splice")
struct ForeignSpliceTests {
  private let lifetimes = Lifetimes()
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A new one at each visit wastes the deals, and all goes again",
    .proves("CPDI-105", "CPDI-106"))
  func wastes() {
    threeVisitsOnDeals(lifetimes)
    let all = ["repository", "deals", "splice", "screen"]
    #expect(all.map(lifetimes.tally) == Array(repeating: Tally(made: 3, gone: 3), count: 4))
  }

  @Test(
    "The struct splice of its own makes no deals, and all goes again",
    .proves("CPDI-35", "CPDI-105", "CPDI-107", "CPDI-E25"))
  func ownSplice() {
    threeVisits(lifetimes, app)
    #expect(lifetimes.tally("repository") == Tally(made: 3, gone: 3))
    #expect(lifetimes.tally("screen") == Tally(made: 3, gone: 3))
    let page = ProductDetailFactory(dependencies: app).view(for: "ABC")
    #expect(
      Mirror(reflecting: page.dependencies).children.map(\.label) == [
        "externalDependencies", "productDataRepository",
      ])
  }

  @Test(
    "Shared, it keeps the deals when their screen is closed",
    .proves("CPDI-105", "CPDI-106"))
  func retains() {
    var both = openBoth(app, lifetimes)
    both.deals?.draw()
    both.product?.draw()
    #expect(both.deals?.lines == ["Product ABC", "today 199", "(product)", "[Remind me]"])
    #expect(
      both.product?.lines == ["Product ABC", "249  3 left  4*", "(product)", "[Add to cart]"])
    both.deals = nil
    #expect(lifetimes.tally("screen") == Tally(made: 2, gone: 1))
    #expect(lifetimes.tally("deals") == Tally(made: 1, gone: 0))
    both.product = nil
    #expect(lifetimes.tally("deals") == Tally(made: 1, gone: 1))
  }

  @Test(
    "A splice that remembers whom it opened leaks, unless that one is spliced over the app",
    .proves("CPDI-105", "CPDI-106", "CPDI-107", "CPDI-E25"))
  func remembers() {
    func expect(
      product: Tally, others: Tally,
      _ opening: (App, Lifetimes) -> SplicedHotDealsDependencies<App>
    ) {
      let lifetimes = Lifetimes()
      _ = opening(app, lifetimes)
      #expect(lifetimes.tally("repository") == product)
      for other in ["screen", "splice", "deals"] { #expect(lifetimes.tally(other) == others) }
    }
    let leaks = Tally(made: 1, gone: 0)
    expect(product: leaks, others: leaks, onTheDealsSplice)
    expect(product: Tally(made: 2, gone: 0), others: leaks, ownSpliceOverTheDeals)
    expect(
      product: Tally(made: 2, gone: 2), others: Tally(made: 1, gone: 1), ownSpliceOverTheApp)
  }

  @Test("A page works on either splice, and so do the deals")
  func worksOnEither() throws {
    let deals = hotDeals(app, lifetimes)
    try deals.tap("Remind me")
    try Before.ProductDetailView(dependencies: deals.dependencies).tap("Add to cart")
    #expect(log.lines == ["log: loading ABC", "track: remindMe", "track: addToCart"])
    let names = [onTheDealsSplice, ownSpliceOverTheDeals, ownSpliceOverTheApp].map { opening in
      let deals = opening(app, lifetimes)
      defer { deals.opened = [] }
      deals.opened[0].draw()
      return deals.opened[0].lines.first
    }
    #expect(names == ["Product ABC", "Product XYZ", "Product XYZ"])
  }

  @Test("Only a product over the app has no way back to the deals", .proves("CPDI-106"))
  func wayBack() {
    let all = [onTheDealsSplice, ownSpliceOverTheDeals, ownSpliceOverTheApp]
    let leadsBack = all.map { opening in
      let deals = opening(app, lifetimes)
      defer { deals.opened = [] }
      return references(from: deals).contains("Screen.view -> SplicedHotDealsDependencies")
    }
    #expect(leadsBack == [true, true, false])
  }

  @Test(
    "A strong subscription leaks on either splice, and a weak one on neither",
    .proves("CPDI-106", "CPDI-E25"), arguments: [true, false])
  func subscription(isStrong: Bool) {
    for visits in [threeVisits, threeVisitsOnDeals] {
      let lifetimes = Lifetimes()
      visits(lifetimes, app) { screen, repository in
        if isStrong { screen.followStrongly(repository) } else { screen.followWeakly(repository) }
      }
      let expected = Tally(made: 3, gone: isStrong ? 0 : 3)
      #expect(lifetimes.tally("repository") == expected)
      #expect(lifetimes.tally("screen") == expected)
    }
  }

  @Test(
    "What follows its product is drawn when that changes, also weakly", arguments: [true, false])
  func following(isStrong: Bool) {
    let repository = ProductDataRepository(dependencies: app, sku: "ABC")
    let screen = Screen(Text(repository.productName))
    if isStrong { screen.followStrongly(repository) } else { screen.followWeakly(repository) }
    #expect(screen.lines == [])
    repository.onChange()
    #expect(screen.lines == ["Product ABC"])
    repository.onChange = {}
  }
}
