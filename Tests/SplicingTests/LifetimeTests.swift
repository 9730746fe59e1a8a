import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: how long the repository lives")
struct LifetimeTests {
  private let app = AppContainer()

  @Test(
    "In the app's container it stays when the screen is closed, and anybody has it",
    .proves("CPDI-28"))
  func inTheApp() {
    let wide = InTheApp.Container(app: app, sku: "ABC")
    func visit() {
      let screen = Screen(dependencies: app, ProductDetailView(dependencies: wide))
      screen.draw()
      #expect(screen.lines.first == "Product ABC")
    }
    visit()
    #expect(app.tally[.screen].description == "made 1, gone 1")
    #expect(app.tally[.product].description == "made 1, gone 0")
    let account = InTheApp.AccountView(dependencies: wide)
    #expect(account.lines() == ["You looked at Product ABC"])
  }

  @Test(
    "Spliced in, it goes with its owner, and what the app shares stays",
    .proves("CPDI-28", "CPDI-38"))
  func withItsOwner() {
    weak var repository: ProductDataRepository?
    var screen: Screen?
    func open() {
      let made = ProductDataRepository(dependencies: app, sku: "ABC")
      repository = made
      let splice = SplicedProductDetailViewDependencies(
        externalDependencies: app, productDataRepository: made)
      screen = Screen(dependencies: app, ProductDetailView(dependencies: splice))
    }
    let tracker = app.tracker as AnyObject
    open()
    screen?.draw()
    #expect(screen?.lines.first == "Product ABC")
    #expect(repository != nil)
    #expect(app.tally[.product].description == "made 1, gone 0")
    screen = nil
    #expect(repository == nil)
    #expect(app.tally[.product].description == "made 1, gone 1")
    let sameTracker = app.tracker as AnyObject === tracker
    #expect(sameTracker)
  }

  @Test(
    "Made in a parent's body, it is made at each evaluation, and none is shared",
    .proves("CPDI-E26"))
  func threeEvaluations() {
    let screen = Screen(dependencies: app, ProductListView(dependencies: app))
    #expect(app.tally[.product].description == "made 0, gone 0")
    for evaluation in 1...3 {
      screen.draw()
      #expect(screen.lines == ["Products", "Product ABC", "(product)", "[Add to cart]"])
      #expect(app.tally[.product].description == "made \(evaluation), gone \(evaluation)")
    }
  }

  @Test("Given to an owner, it is made once for three evaluations", .proves("CPDI-38", "CPDI-E26"))
  func owner() {
    let screen = Screen(
      dependencies: app, ProductDetailFactory(dependencies: app).view(for: "ABC"))
    for _ in 1...3 { screen.draw() }
    withExtendedLifetime(screen) {
      #expect(app.tally[.product].description == "made 1, gone 0")
    }
  }

  @Test("A closure that somebody keeps keeps it too", .proves("CPDI-38"))
  func keptClosure() {
    let journal = Journal()
    let app = AppContainer(journal: journal)
    var again: (() -> Void)? = addToCart(app)
    #expect(app.tally[.product].description == "made 1, gone 0")
    again?()
    #expect(journal.lines == ["log: loading ABC", "track: addToCart"])
    again = nil
    #expect(app.tally[.product].description == "made 1, gone 1")
  }
}
