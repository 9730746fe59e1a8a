import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: a view on somebody else's splice")
struct ForeignSpliceTests {
  private let app = AppContainer()

  @Test(
    "A new one at each visit wastes the deals, and all goes again",
    .proves("CPDI-105", "CPDI-106", "CPDI-E25"))
  func wastes() {
    let foreign = visits(3, .newDealsSplice)
    let all: [Tallies.Kind] = [.product, .deals, .splice, .screen]
    #expect(all.map { foreign[$0].description } == Array(repeating: "made 3, gone 3", count: 4))
  }

  @Test(
    "The struct splice of its own makes no deals, and all goes again",
    .proves("CPDI-35", "CPDI-105", "CPDI-107"))
  func ownSplice() {
    let own = visits(3, .ownSplice)
    #expect(own[.product].description == "made 3, gone 3")
    #expect(own[.screen].description == "made 3, gone 3")
    #expect(own[.deals].description == "made 0, gone 0")
  }

  @Test(
    "Shared, it keeps the deals when their screen is closed",
    .proves("CPDI-105", "CPDI-106", "CPDI-E25"))
  func retains() {
    var both = openBoth(app)
    both.deals?.draw()
    both.product?.draw()
    #expect(both.deals?.lines == ["Product ABC", "today 49", "(product)", "[Remind me]"])
    #expect(both.product?.lines == ["Product ABC", "(product)", "[Add to cart]"])
    both.deals = nil
    #expect(app.tally[.screen].description == "made 2, gone 1")
    #expect(app.tally[.deals].description == "made 1, gone 0")
    both.product = nil
    #expect(app.tally[.deals].description == "made 1, gone 1")
  }

  @Test(
    "A splice that remembers whom it opened leaks, unless that one is spliced over the app",
    .proves("CPDI-105", "CPDI-106", "CPDI-107", "CPDI-E25"),
    arguments: [
      (Way.onTheDealsSplice, product: "made 1, gone 0", screen: "made 1, gone 0"),
      (.ownSpliceOverTheDeals, product: "made 2, gone 0", screen: "made 1, gone 0"),
      (.ownSpliceOverTheApp, product: "made 2, gone 2", screen: "made 1, gone 1"),
    ])
  func remembers(way: Way, product: String, screen: String) {
    let tally = left(way)
    #expect(tally[.product].description == product)
    #expect(tally[.screen].description == screen)
    #expect(tally[.splice].description == screen)
    #expect(tally[.deals].description == screen)
  }

  @Test(
    "Only a product over the app has no way back to the deals", .proves("CPDI-106"),
    arguments: zip(Way.allCases, [true, true, false]))
  func wayBack(way: Way, leadsBack: Bool) {
    let deals = dealsThatOpened(way, app)
    let back = "Screen.view -> SplicedHotDealsDependencies"
    #expect(references(from: deals).contains(back) == leadsBack)
    deals.opened = []
  }

  @Test(
    "A strong subscription leaks on either splice, and a weak one on neither",
    .proves("CPDI-106", "CPDI-E25"),
    arguments: [
      (3, Container.newDealsSplice, Following.strongly, "made 3, gone 0"),
      (1, .ownSplice, .strongly, "made 1, gone 0"),
      (3, .newDealsSplice, .weakly, "made 3, gone 3"),
      (1, .ownSplice, .weakly, "made 1, gone 1"),
    ])
  func subscription(times: Int, container: Container, following: Following, products: String) {
    let tally = visits(times, container, following: following)
    #expect(tally[.product].description == products)
    #expect(tally[.screen].description == products)
  }

  @Test(
    "What follows its product is drawn when that changes, also weakly",
    arguments: [Following.weakly, .strongly])
  func following(_ following: Following) {
    let repository = ProductDataRepository(dependencies: app, sku: "ABC")
    let screen = Screen(dependencies: app, Text(repository.productName))
    if following == .weakly {
      screen.followWeakly(repository)
    } else {
      screen.followStrongly(repository)
    }
    #expect(screen.lines == [])
    repository.onChange()
    #expect(screen.lines == ["Product ABC"])
    repository.onChange = {}
  }
}
