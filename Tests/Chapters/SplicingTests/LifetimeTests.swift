import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: the repository's lifetime")
struct LifetimeTests {
  private let lifetimes = Lifetimes()
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A repository in the app's container outlives its screen and is shared",
    .proves("CPDI-28"))
  func inTheApp() {
    let wide = Before.App(logger: log, tracker: log)
    visitThreePages(wide, lifetimes)
    #expect(lifetimes.tally("screen") == Tally(made: 3, gone: 3))
    #expect(lifetimes.tally("repository") == Tally(made: 3, gone: 2))
    #expect(log.lines == ["log: loading ABC", "log: loading DEF", "log: loading XYZ"])
    #expect(AccountView(dependencies: wide).lines() == ["You looked at Product XYZ"])
    let page = ProductDetailView(dependencies: wide)
    #expect(page.lines().first == "Product XYZ")
    wide.select("ABC")
    #expect(page.lines().first == "Product ABC")
  }

  @Test(
    "A spliced repository, unlike app services, is freed with its screen",
    .proves("CPDI-28", "CPDI-38"))
  func withItsOwner() {
    let app = app
    let tracker = app.tracker as AnyObject
    var screen: Screen? = Screen(watchedProductPage(app, "ABC", lifetimes))
    screen?.draw()
    #expect(screen?.lines.first == "Product ABC")
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 0))
    screen = nil
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 1))
    let sameTracker = app.tracker as AnyObject === tracker
    #expect(sameTracker)
  }

  @Test("A repository passed as a parameter is freed with its screen", .proves("CPDI-28"))
  func parameter() {
    struct Page<Dependencies: ProductDetailViewExternalDependencies>: View {
      let dependencies: Dependencies
      let repository: ProductDataRepository

      var body: some View { Text(repository.productName) }
    }
    let app = app
    let repository = {
      lifetimes.watch("repository", ProductDataRepository(dependencies: app, sku: $0))
    }
    var screen: Screen? = Screen(Page(dependencies: app, repository: repository("ABC")))
    screen?.draw()
    #expect(screen?.lines == ["Product ABC"])
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 0))
    screen = nil
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 1))
    #expect(!((app as Any) is any ProductDataRepositoryDependency))
  }

  @Test(
    "A page created in a parent's body creates a repository per evaluation",
    .proves("CPDI-E26"))
  func threeEvaluations() {
    let list = Screen(ProductListView(dependencies: app))
    #expect(log.lines == [])
    for evaluation in 1...3 {
      list.draw()
      #expect(
        list.lines == [
          "Products", "Product ABC", "249  3 left  4*", "(product)", "[Add to cart]",
        ])
      #expect(log.lines == Array(repeating: "log: loading ABC", count: evaluation))
    }
    /// The same list, with watched repositories.
    struct WatchedList: View {
      let app: App
      let lifetimes: Lifetimes

      var body: some View {
        VStack {
          Text("Products")
          watchedProductPage(app, "ABC", lifetimes)
        }
      }
    }
    let watched = Screen(WatchedList(app: app, lifetimes: lifetimes))
    for evaluation in 1...3 {
      watched.draw()
      #expect(watched.lines == list.lines)
      #expect(lifetimes.tally("repository") == Tally(made: evaluation, gone: evaluation))
    }
  }

  @Test(
    "A page stored in a screen creates its repository only once",
    .proves("CPDI-38", "CPDI-E26"))
  func owner() {
    let screen = Screen(watchedProductPage(app, "ABC", lifetimes))
    for _ in 1...3 { screen.draw() }
    #expect(log.lines == ["log: loading ABC"])
    withExtendedLifetime(screen) {
      #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 0))
    }
  }

  @Test("A stored closure that captures the page keeps its repository alive", .proves("CPDI-38"))
  func keptClosure() {
    var again: (() -> Void)? = addToCartAction(of: watchedProductPage(app, "ABC", lifetimes))
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 0))
    again?()
    #expect(log.lines == ["log: loading ABC", "track: addToCart"])
    again = nil
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 1))
  }

  @Test("A closure that captures only the tracker lets the repository be freed")
  func trackerAlone() {
    let later = trackerOnlyAction(of: watchedProductPage(app, "ABC", lifetimes))
    #expect(lifetimes.tally("repository") == Tally(made: 1, gone: 1))
    later()
    #expect(log.lines == ["log: loading ABC", "track: addToCart"])
  }

  @Test("The timeline shows each repository freed with its page")
  func timelines() {
    visitThreePages(app, lifetimes)
    #expect(
      lifetimes.timeline == [
        "              open ABC  close  open DEF  close  open XYZ  close",
        "repository 1  ========",
        "screen 1      ========",
        "repository 2                   ========",
        "screen 2                       ========",
        "repository 3                                    ========",
        "screen 3                                        ========",
      ])
  }

  @Test("A splice that computes its repository creates one at each read")
  func computed() {
    let splice = Before.Computed.SplicedProductDetailViewDependencies(externalDependencies: app)
    let screen = Screen(ProductDetailView(dependencies: splice))
    for _ in 1...3 { screen.draw() }
    #expect(screen.lines == ["Product ABC", "249  3 left  4*", "(product)", "[Add to cart]"])
    #expect(log.lines == Array(repeating: "log: loading ABC", count: 12))
    lifetimes.watch("repository", splice.productDataRepository)
    #expect(lifetimes.freed == ["repository"])
  }
}
