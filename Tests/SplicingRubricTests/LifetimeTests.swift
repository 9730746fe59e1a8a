import Playground
import TestSupport
import Testing
import TextUI

@testable import SplicingRubric

@Suite("SplicingRubric: how long each lives, and who has the same one")
struct LifetimeTests {
  private let recorder = Recorder()
  private var app: App { App(recorder: recorder) }

  @Test(
    "Spliced or handed over, the repository of one view goes with it",
    .proves("CPDI-40", "CPDI-60", "CPDI-61", "CPDI-E40"))
  func oneUser() {
    openSpliced(recorder)
    #expect(recorder.tally == Tally(made: 1, gone: 1))
    openWithParameter(recorder)
    #expect(recorder.freed == ["repository", "repository"])
    #expect(recorder.alive == [])
  }

  @Test(
    "Spliced or handed over, the view shows the same and does the same",
    .proves("CPDI-40", "CPDI-61", "CPDI-E18"))
  func sameView() throws {
    let (first, second) = (Recorder(), Recorder())
    let spliced = Before.ProductDetailView(
      dependencies: Before.SplicedProductDetailViewDependencies(
        externalDependencies: App(recorder: first),
        productDataRepository: ProductDataRepository()))
    let plain = ProductDetailView(
      dependencies: App(recorder: second),
      productDataRepository: ProductDataRepository())
    #expect(spliced.lines() == ["Product ABC", "[Add to cart]"])
    #expect(plain.lines() == ["Product ABC", "[Add to cart]"])
    try spliced.tap("Add to cart")
    try plain.tap("Add to cart")
    #expect(first.lines == ["track: addToCart"])
    #expect(second.lines == ["track: addToCart"])
    #expect(recommend(.singleType, .internal) == .separateParameter)
  }

  @Test(
    "What is global and internal is the same one in two views, and stays when both are gone",
    .proves("CPDI-49", "CPDI-63"))
  func globalInternal() {
    let views = (1...2).map { _ in
      ProductOfTheDayView(dependencies: .init(externalDependencies: app))
    }
    let isTheSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(isTheSame)
    #expect(!((app as Any) is any ProductDataRepositoryDependency))
    productOfTheDayTwice(recorder)
    #expect(recorder.alive == ["first view's", "second view's"])
    #expect(recorder.freed == [])
  }

  @Test(
    "Made by the app, it stays; made by the feature, it is one and goes; made by each view, all go",
    .proves("CPDI-42", "CPDI-46", "CPDI-51", "CPDI-52", "CPDI-64", "CPDI-67"))
  func levels() {
    let wide = Before.App(tracker: recorder, productDataRepository: ProductDataRepository())
    threeViews(of: wide, recorder)
    withExtendedLifetime(wide) { #expect(recorder.tally == Tally(made: 1, gone: 0)) }
    let feature = Recorder()
    threeViewsOfAFeature(feature)
    #expect(feature.tally == Tally(made: 1, gone: 1))
    let views = Recorder()
    threeViewsWithParameter(views)
    #expect(views.tally == Tally(made: 3, gone: 3))
  }

  @Test("Two features have a repository each", .proves("CPDI-51", "CPDI-64"))
  func features() {
    let features = (1...2).map { _ in ProductPages(externalDependencies: app) }
    let views = features.map { $0.gallery() }
    let isTheSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(!isTheSame)
  }

  @Test(
    "A child that takes a parameter has its parent's own", .proves("CPDI-57", "CPDI-58", "CPDI-66"))
  func child() {
    let form = ReviewForm(dependencies: app)
    #expect(
      form.button.stores.map(ObjectIdentifier.init) == form.stores.map(ObjectIdentifier.init))
    #expect(form.lines() == ["[reviews votes drafts]"])
    #expect(
      Before.ReviewForm(dependencies: .init(externalDependencies: app)).lines() == form.lines())
  }

  @Test(
    "Both who use a store far apart have the page's own, by parameter and by splice",
    .proves("CPDI-44", "CPDI-54", "CPDI-55", "CPDI-65"))
  func farApart() {
    let page = Before.ReviewPage(dependencies: app)
    let spliced = ReviewPage(dependencies: .init(externalDependencies: app))
    let own = page.stores.map(ObjectIdentifier.init)
    #expect(page.list.row.actions.stores.map(ObjectIdentifier.init) == own)
    #expect(page.footer.button.stores.map(ObjectIdentifier.init) == own)
    let splicedOwn = spliced.dependencies.stores.map(ObjectIdentifier.init)
    #expect(spliced.list.row.actions.stores.map(ObjectIdentifier.init) == splicedOwn)
    #expect(spliced.footer.button.stores.map(ObjectIdentifier.init) == splicedOwn)
    #expect(page.lines() == spliced.lines())
  }

  @Test(
    "What is file-private a child takes as a parameter, and a view stores in a file-private splice",
    .proves("CPDI-E19"))
  func filePrivate() throws {
    let discount = DiscountView(dependencies: app)
    let own = try #require(rules(of: discount))
    #expect(rules(of: discount.label) === own)
    #expect(discount.lines() == ["[-20 %]"])
    let spliced = BySplice.DiscountView(externalDependencies: app)
    #expect(spliced.lines() == ["[-20 %]"])
    try spliced.tap("-20 %")
    #expect(recorder.lines == ["track: discount"])
  }
}

extension ReviewForm {
  var stores: [Store] { [reviews, votes, drafts] }
}

extension Before.ReviewPage {
  var stores: [Store] { [reviews, votes, drafts] }
}

extension SplicedReviewPageDependencies {
  var stores: [Store] { [reviews, votes, drafts] }
}
