import Playground
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: one container of two")
struct SpliceTests {
  private let journal = Log()
  private var app: App { App(log: journal) }

  @Test(
    "The view reads the narrow need and the broad ones from one container",
    .proves("CPDI-29", "CPDI-30", "CPDI-36", "CPDI-37", "CPDI-E04", "CPDI-E05", "CPDI-E10"))
  func view() throws {
    typealias Parts = LoggingDependency & TrackingDependency & ProductDataRepositoryDependency
    #expect((any ProductDetailViewDependencies).self == (any Parts).self)
    let file = "\(chapterFolder("Splicing"))/ProductDetailView.swift"
    #expect(
      try TestCheckout.needs(of: "ProductDetailView", in: file)
        == "ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency"
        + " & ProductFactsDependencies & ProductImageViewDependencies")
    let view = ProductDetailFactory(dependencies: app).view(for: "ABC")
    #expect(view.lines() == ["Product ABC", "249  3 left  4*", "(product)", "[Add to cart]"])
    view.appear()
    try view.tap("Add to cart")
    #expect(journal.lines == ["log: loading ABC", "log: image appeared", "track: addToCart"])
  }

  @Test("The services are the app's own objects, before and after", .proves("CPDI-29", "CPDI-33"))
  func identity() {
    let splice = splice()
    let sameTracker = splice.tracker as AnyObject === journal
    let sameLogger = splice.logger as AnyObject === journal
    #expect(sameTracker)
    #expect(sameLogger)
  }

  @Test("A child of the view finds in the splice what it needs", .proves("CPDI-33"))
  func child() {
    ProductImageView(dependencies: splice()).appear()
    #expect(journal.lines == ["log: loading ABC", "log: image appeared"])
  }

  @Test(
    "A caller brings no repository, and is accepted",
    .proves("CPDI-31", "CPDI-39", "CPDI-E10"))
  func caller() {
    let app = app
    #expect(!((app as Any) is any ProductDataRepositoryDependency))
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: app,
      productDataRepository: ProductDataRepository(dependencies: app, sku: "XYZ"))
    #expect((splice as Any) is any ProductDataRepositoryDependency)
    #expect(ProductDetailView(dependencies: splice).lines().first == "Product XYZ")
  }

  @Test("An init of the view can make the splice as well, one for each view", .proves("CPDI-37"))
  func ownInit() {
    let views = (1...2).map { _ in ProductDetailView(externalDependencies: app, sku: "XYZ") }
    #expect(views[0].lines() == ["Product XYZ", "249  3 left  4*", "(product)", "[Add to cart]"])
    let isSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(!isSame)
  }

  @Test(
    "An alias of other words with the same parts is the same requirement, also for an opened any",
    .proves("CPDI-39", "CPDI-E33"))
  func impliedByOtherWords() {
    typealias CallerDependencies = LoggingDependency & TrackingDependency
    func lines(_ caller: some CallerDependencies) -> [String] {
      ProductDetailFactory(dependencies: caller).view(for: "XYZ").lines()
    }
    #expect(lines(app).first == "Product XYZ")
    let box: any CallerDependencies = app
    #expect(lines(box).first == "Product XYZ")
    // The factory's own alias covers the External one: with it, it is the same requirement.
    typealias Both = ProductDetailFactoryDependencies & ProductDetailViewExternalDependencies
    #expect((any Both).self == (any ProductDetailFactoryDependencies).self)
  }

  /// Asked of any type, so that the compiler doesn't know the answer.
  private func isClass(_ type: any Any.Type) -> Bool { type is any AnyObject.Type }

  @Test("As a struct, a splice is copied and its repository is not", .proves("CPDI-35"))
  func structSplice() {
    let first = splice()
    let second = first
    let isSame = first.productDataRepository === second.productDataRepository
    #expect(isSame)
    #expect(!isClass(type(of: first)))
  }

  @Test(
    "As a class it does the same, and can remember what its copies would not share",
    .proves("CPDI-35"))
  func classSplice() {
    let hotDeals = hotDeals(app, Lifetimes())
    #expect(hotDeals.lines() == ["Product ABC", "today 199", "(product)", "[Remind me]"])
    let sameTracker = hotDeals.dependencies.tracker as AnyObject === journal
    #expect(sameTracker)
    let sameSplice = hotDeals.dependencies
    #expect(isClass(type(of: sameSplice)))
    sameSplice.opened.append(Screen(hotDeals))
    #expect(hotDeals.dependencies.opened.count == 1)
    sameSplice.opened = []
  }

  @Test("The document's view and the one that stayed generic show the same", .proves("CPDI-36"))
  func printed() throws {
    let printed: Before.NamesItsSplice.ProductDetailView<App> =
      Before.NamesItsSplice.ProductDetailView(dependencies: splice())
    #expect(printed.lines() == ["Product ABC", "249  3 left  4*", "(product)", "[Add to cart]"])
    try printed.tap("Add to cart")
    #expect(journal.lines == ["log: loading ABC", "track: addToCart"])
  }

  @Test("A view that stays generic takes a test's own container", .proves("CPDI-E30"))
  func fake() throws {
    struct Fake: ProductDetailViewDependencies {
      let logger: any Logging
      let tracker: any Tracking
      let repository: ProductDataRepository
      let reads: Log
      var productDataRepository: ProductDataRepository {
        reads.note("read")
        return repository
      }
    }
    let reads = Log()
    let fake = Fake(
      logger: journal, tracker: journal,
      repository: ProductDataRepository(dependencies: app, sku: "fake"), reads: reads)
    let view = ProductDetailView(dependencies: fake)
    #expect(view.lines().first == "Product fake")
    // The view splices nothing itself: its children read this container too.
    #expect(reads.lines.count == 4)
    try view.tap("Add to cart")
    #expect(journal.lines == ["log: loading fake", "track: addToCart"])
  }

  @Test("A view that stays generic takes the splice of the deals as well", .proves("CPDI-E30"))
  func spliceOfTheDeals() {
    let splice = hotDeals(app, Lifetimes()).dependencies
    #expect(ProductDetailView(dependencies: splice).lines().first == "Product ABC")
  }

  @Test("A repository whose init alone is generic keeps no container", .proves("CPDI-E09"))
  func repositoryKeepsNoContainer() {
    let lifetimes = Lifetimes()
    func repository() -> ProductDataRepository {
      let app = lifetimes.watch("app", app)
      return ProductDataRepository(dependencies: app, sku: "ABC")
    }
    let repository = repository()
    #expect(repository.productName == "Product ABC")
    withExtendedLifetime(repository) { #expect(lifetimes.freed == ["app"]) }
  }

  private func splice() -> SplicedProductDetailViewDependencies<App> {
    let app = app
    return SplicedProductDetailViewDependencies(
      externalDependencies: app,
      productDataRepository: ProductDataRepository(dependencies: app, sku: "ABC"))
  }
}

extension ProductDetailView {
  /// What the document leaves to the caller.
  fileprivate init<External: ProductDetailFactoryDependencies>(
    externalDependencies: External, sku: String
  ) where Dependencies == SplicedProductDetailViewDependencies<External> {
    self = ProductDetailFactory(dependencies: externalDependencies).view(for: sku)
  }
}
