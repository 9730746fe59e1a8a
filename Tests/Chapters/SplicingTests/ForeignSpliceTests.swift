import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: a view on another feature's splice")
struct ForeignSpliceTests {
  private let lifetimes = Lifetimes()
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "Creating a splice of deals on every visit creates unused repositories",
    .proves("CPDI-105", "CPDI-106"))
  func wastes() {
    visitThreeTimesOnDealsSplice(lifetimes)
    let all = ["repository", "deals", "splice", "screen"]
    #expect(all.map(lifetimes.tally) == Array(repeating: Tally(made: 3, gone: 3), count: 4))
  }

  @Test(
    "A page with its own splice creates no repository for deals",
    .proves("CPDI-35", "CPDI-105", "CPDI-107", "CPDI-E25"))
  func ownSplice() {
    visitThreeTimes(lifetimes, app)
    #expect(lifetimes.tally("repository") == Tally(made: 3, gone: 3))
    #expect(lifetimes.tally("screen") == Tally(made: 3, gone: 3))
    let page = ProductDetailFactory(dependencies: app).view(for: "ABC")
    #expect(
      Mirror(reflecting: page.dependencies).children.map(\.label) == [
        "externalDependencies", "productDataRepository",
      ])
  }

  @Test(
    "A shared splice keeps the deals alive after their screen closes",
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
    "Screens built on the splice of deals leak, unlike app-based screens",
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
    expect(product: leaks, others: leaks, openOnDealsSplice)
    expect(product: Tally(made: 2, gone: 0), others: leaks, openOverDealsSplice)
    expect(
      product: Tally(made: 2, gone: 2), others: Tally(made: 1, gone: 1), openOverApp)
  }

  @Test("A page and the deals work with either splice")
  func worksOnEither() throws {
    let deals = watchedHotDeals(app, lifetimes)
    try deals.tap("Remind me")
    try Before.ProductDetailView(dependencies: deals.dependencies).tap("Add to cart")
    #expect(log.lines == ["log: loading ABC", "track: remindMe", "track: addToCart"])
    let names = [openOnDealsSplice, openOverDealsSplice, openOverApp].map { opening in
      let deals = opening(app, lifetimes)
      defer { deals.opened = [] }
      deals.opened[0].draw()
      return deals.opened[0].lines.first
    }
    #expect(names == ["Product ABC", "Product XYZ", "Product XYZ"])
  }

  @Test("A page built on the app holds no reference to deals", .proves("CPDI-106"))
  func wayBack() {
    let all = [openOnDealsSplice, openOverDealsSplice, openOverApp]
    let hasReferenceToDeals = all.map { opening in
      let deals = opening(app, lifetimes)
      defer { deals.opened = [] }
      return references(from: deals).contains("Screen.view -> SplicedHotDealsDependencies")
    }
    #expect(hasReferenceToDeals == [true, true, false])
  }

  @Test(
    "Only a strong subscription leaks, whichever splice the page uses",
    .proves("CPDI-106", "CPDI-E25"), arguments: [true, false])
  func subscription(isStrong: Bool) {
    for visits in [visitThreeTimes, visitThreeTimesOnDealsSplice] {
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
    "A screen that follows its product redraws when the product changes", arguments: [true, false])
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
