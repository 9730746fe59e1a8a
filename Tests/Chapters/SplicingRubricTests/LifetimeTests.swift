import Playground
import TestSupport
import Testing
import TextUI

@testable import SplicingRubric

@Suite("SplicingRubric: lifetimes and shared objects")
struct LifetimeTests {
  private let lifetimes = Lifetimes()
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A repository used by one view is freed with that view",
    .proves("CPDI-40", "CPDI-60", "CPDI-61", "CPDI-E18", "CPDI-E40"))
  func oneUser() {
    let repository = { lifetimes.watch("repository", ProductDataRepository()) }
    do {
      let view = Before.ProductDetailView(
        dependencies: Before.SplicedProductDetailViewDependencies(
          externalDependencies: app, productDataRepository: repository()))
      withExtendedLifetime(view) { #expect(lifetimes.tally == Tally(made: 1, gone: 0)) }
    }
    #expect(lifetimes.tally == Tally(made: 1, gone: 1))
    do {
      let view = ProductDetailView(dependencies: app, productDataRepository: repository())
      withExtendedLifetime(view) { #expect(lifetimes.tally == Tally(made: 2, gone: 1)) }
    }
    #expect(lifetimes.tally == Tally(made: 2, gone: 2))
  }

  @Test(
    "Splice and parameter versions show and log the same",
    .proves("CPDI-40", "CPDI-61", "CPDI-E18"))
  func sameView() throws {
    let (first, second) = (Log(), Log())
    let spliced = Before.ProductDetailView(
      dependencies: Before.SplicedProductDetailViewDependencies(
        externalDependencies: App(log: first),
        productDataRepository: ProductDataRepository()))
    let plain = ProductDetailView(
      dependencies: App(log: second),
      productDataRepository: ProductDataRepository())
    #expect(spliced.lines() == ["Product ABC", "[Add to cart]"])
    #expect(plain.lines() == ["Product ABC", "[Add to cart]"])
    try spliced.tap("Add to cart")
    try plain.tap("Add to cart")
    #expect(first.lines == ["track: addToCart"])
    #expect(second.lines == ["track: addToCart"])
    #expect(recommend(.singleType, .internal) == .separateParameter)
  }

  @Test("The shipping note shows the same text by parameter and by splice")
  func shipping() throws {
    let feature = ProductPages(externalDependencies: app)
    let byParameter = Before.ProductPages(dependencies: app)
    let earlier = Before.WithoutRepository.ProductShipping(dependencies: app)
    #expect(earlier.lines() == ["Shipping", "Parcel", "[Ships soon]"])
    #expect(byParameter.shipping().lines() == ["Shipping", "Parcel", "[Ships tomorrow]"])
    #expect(feature.shipping().lines() == byParameter.shipping().lines())
    try earlier.tap("Ships soon")
    try byParameter.shipping().tap("Ships tomorrow")
    try feature.shipping().tap("Ships tomorrow")
    #expect(log.lines == Array(repeating: "track: shipping", count: 3))
  }

  @Test(
    "A static spliced into two views is shared and outlives both",
    .proves("CPDI-49", "CPDI-63"))
  func globalInternal() {
    let views = (1...2).map { _ in
      ProductOfTheDayView(dependencies: .init(externalDependencies: app))
    }
    let isTheSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(isTheSame)
    #expect(!((app as Any) is any ProductDataRepositoryDependency))
    openProductOfTheDayTwice(lifetimes)
    #expect(lifetimes.alive == ["first view's", "second view's"])
    #expect(lifetimes.freed == [])
  }

  @Test("A static repository is created once, at its first read", .proves("CPDI-63"))
  func atFirstUse() async throws {
    let text = try TestCheckout.read(
      "\(chapterFolder("SplicingRubric"))/ProductDataRepository.swift"
    )
    .replacing("  let productName", with: "  init() { print(\"made\") }\n\n  let productName")
    let program = try await Compiler.program(
      "Rubric-first-use",
      of: text + """
        print("started")
        print(ProductDataRepository.ofTheDay === ProductDataRepository.ofTheDay)
        """)
    #expect(try await program.run().output == "started\nmade\ntrue\n")
  }

  @Test(
    "A repository lives as long as its owner: app, feature or view",
    .proves(
      "CPDI-42", "CPDI-46", "CPDI-51", "CPDI-52", "CPDI-63", "CPDI-64", "CPDI-67", "CPDI-E32"))
  func levels() {
    do {
      let wide = Before.App(tracker: log, productDataRepository: ProductDataRepository())
      openThreeViews(of: wide, lifetimes)
      withExtendedLifetime(wide) { #expect(lifetimes.tally == Tally(made: 1, gone: 0)) }
    }
    #expect(lifetimes.tally == Tally(made: 1, gone: 1))
    let (app, feature, views) = (app, Lifetimes(), Lifetimes())
    openThreeViewsOfAFeature(of: app, feature)
    openThreeViewsWithParameter(of: app, views)
    withExtendedLifetime(app) {
      #expect(feature.tally == Tally(made: 1, gone: 1))
      #expect(views.tally == Tally(made: 3, gone: 3))
      weak var kept: ProductDataRepository?
      do {
        let view = ProductDetailView(
          dependencies: app, productDataRepository: ProductDataRepository())
        kept = view.productDataRepository
        withExtendedLifetime(view) { #expect(kept != nil) }
      }
      #expect(kept == nil)
    }
  }

  @Test(
    "A feature's views share one repository per feature",
    .proves("CPDI-51", "CPDI-52", "CPDI-64"))
  func features() {
    let app = app
    let features = (1...2).map { _ in ProductPages(externalDependencies: app) }
    let views = features.map { $0.gallery() }
    let isShared =
      features[0].overview().dependencies.productDataRepository
      === views[0].dependencies.productDataRepository
    #expect(isShared)
    let isTheSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(!isTheSame)
  }

  @Test(
    "A child gets its parent's stores through parameters or a splice",
    .proves("CPDI-57", "CPDI-58", "CPDI-66"))
  func child() {
    let form = ReviewForm(dependencies: app)
    #expect(areSame(form.button.stores, form.stores))
    #expect(type(of: form.body) == SendButton<App>.self)
    #expect(type(of: form.button.body) == Button.self)
    #expect(
      argumentArrows(for: "reviews", in: [(form, form.button)]) == [
        "ReviewForm.reviews -> SendButton"
      ])
    let spliced = Before.ReviewForm(dependencies: .init(externalDependencies: app))
    #expect(areSame(spliced.button.stores, spliced.dependencies.stores))
    #expect(form.lines() == ["[reviews votes drafts]"])
    #expect(spliced.lines() == form.lines())
  }

  @Test("A tap reaches the app's tracker once, through parameters or a splice")
  func taps() throws {
    let stores = "reviews votes drafts"
    let page = Before.ReviewPage(dependencies: app)
    try page.list.row.actions.tap(stores)
    try page.footer.button.tap(stores)
    let spliced = ReviewPage(dependencies: .init(externalDependencies: app))
    try spliced.list.row.actions.tap(stores)
    try spliced.footer.button.tap(stores)
    let repository = ProductDataRepository()
    try Before.ProductImageView(dependencies: app, productDataRepository: repository)
      .tap("Product ABC")
    let wide = Before.App(tracker: log, productDataRepository: repository)
    try ProductImageView(dependencies: wide).tap("Product ABC")
    try DiscountView(dependencies: app).label.tap("-20 %")
    let events = ["actions", "write", "actions", "write", "zoom", "zoom", "discount"]
    #expect(log.lines == events.map { "track: \($0)" })
  }

  @Test(
    "Two distant views get the page's stores through parameters or a splice",
    .proves("CPDI-44", "CPDI-54", "CPDI-55", "CPDI-65"))
  func farApart() {
    let page = Before.ReviewPage(dependencies: app)
    let spliced = ReviewPage(dependencies: .init(externalDependencies: app))
    #expect(areSame(page.list.row.actions.stores, page.stores))
    #expect(areSame(page.footer.button.stores, page.stores))
    #expect(areSame(spliced.list.row.actions.stores, spliced.dependencies.stores))
    #expect(areSame(spliced.footer.button.stores, spliced.dependencies.stores))
    #expect(page.lines() == spliced.lines())
  }

  @Test(
    "A file-private dependency fits a parameter and a file-private splice",
    .proves(
      "CPDI-37", "CPDI-50", "CPDI-53", "CPDI-56", "CPDI-59", "CPDI-E19", "CPDI-E40"))
  func filePrivate() throws {
    let discount = DiscountView(dependencies: app)
    let own = try #require(rules(of: discount))
    #expect(rules(of: discount.label) === own)
    #expect(discount.lines() == ["[-20 %]"])
    let spliced = BySplice.DiscountView(externalDependencies: app)
    let stored = try #require(Mirror(reflecting: spliced).children.first).value
    #expect("\(type(of: stored))" == "SplicedDiscountViewDependencies<App>")
    #expect(spliced.lines() == ["[-20 %]"])
    try spliced.tap("-20 %")
    #expect(log.lines == ["track: discount"])
  }
}

/// Whether two arrays hold the same objects. The arrays keep them alive during the comparison.
private func areSame(_ stores: [Store], _ others: [Store]) -> Bool {
  stores.elementsEqual(others) { $0 === $1 }
}

extension ReviewForm {
  var stores: [Store] { [reviews, votes, drafts] }
}

extension Before.ReviewPage {
  var stores: [Store] { [reviews, votes, drafts] }
}

extension Before.SplicedReviewFormDependencies {
  var stores: [Store] { [reviews, votes, drafts] }
}

extension SplicedReviewPageDependencies {
  var stores: [Store] { [reviews, votes, drafts] }
}
