import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import Splicing

@Suite("Splicing: the splice as a container")
struct SpliceTests {
  private let journal = Log()
  private var app: App { App(log: journal) }

  @Test(
    "The view reads its own and the app's dependencies from one container",
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

  @Test("A splice returns the app's own tracker and logger", .proves("CPDI-29", "CPDI-33"))
  func identity() {
    let splice = splice()
    let sameTracker = splice.tracker as AnyObject === journal
    let sameLogger = splice.logger as AnyObject === journal
    #expect(sameTracker)
    #expect(sameLogger)
  }

  @Test("A child view gets the dependencies it needs from the splice", .proves("CPDI-33"))
  func child() {
    ProductImageView(dependencies: splice()).appear()
    #expect(journal.lines == ["log: loading ABC", "log: image appeared"])
  }

  @Test(
    "A caller without a repository can create the splice",
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

  @Test("Each view can create its own splice in its initializer", .proves("CPDI-37"))
  func ownInit() {
    let views = (1...2).map { _ in ProductDetailView(externalDependencies: app, sku: "XYZ") }
    #expect(views[0].lines() == ["Product XYZ", "249  3 left  4*", "(product)", "[Add to cart]"])
    let isSame =
      views[0].dependencies.productDataRepository === views[1].dependencies.productDataRepository
    #expect(!isSame)
  }

  @Test(
    "A factory accepts another alias of the same protocols, also as `any`",
    .proves("CPDI-39", "CPDI-E33"))
  func impliedByOtherWords() {
    typealias CallerDependencies = LoggingDependency & TrackingDependency
    func lines(_ caller: some CallerDependencies) -> [String] {
      ProductDetailFactory(dependencies: caller).view(for: "XYZ").lines()
    }
    #expect(lines(app).first == "Product XYZ")
    let box: any CallerDependencies = app
    #expect(lines(box).first == "Product XYZ")
    // The factory's own alias includes the External alias, so both together require no more.
    typealias Both = ProductDetailFactoryDependencies & ProductDetailViewExternalDependencies
    #expect((any Both).self == (any ProductDetailFactoryDependencies).self)
  }

  /// Takes any type, so that the compiler can't decide the answer.
  private func isClass(_ type: any Any.Type) -> Bool { type is any AnyObject.Type }

  @Test("Copies of a struct splice share its repository", .proves("CPDI-35"))
  func structSplice() {
    let first = splice()
    let second = first
    let isSame = first.productDataRepository === second.productDataRepository
    #expect(isSame)
    #expect(!isClass(type(of: first)))
  }

  @Test(
    "A class splice shares its stored screens",
    .proves("CPDI-35"))
  func classSplice() {
    let hotDeals = watchedHotDeals(app, Lifetimes())
    #expect(hotDeals.lines() == ["Product ABC", "today 199", "(product)", "[Remind me]"])
    let sameTracker = hotDeals.dependencies.tracker as AnyObject === journal
    #expect(sameTracker)
    let sameSplice = hotDeals.dependencies
    #expect(isClass(type(of: sameSplice)))
    sameSplice.opened.append(Screen(hotDeals))
    #expect(hotDeals.dependencies.opened.count == 1)
    sameSplice.opened = []
  }

  @Test("A view that names the type of its splice works like the generic view", .proves("CPDI-36"))
  func printed() throws {
    let printed: Before.NamesItsSplice.ProductDetailView<App> =
      Before.NamesItsSplice.ProductDetailView(dependencies: splice())
    #expect(printed.lines() == ["Product ABC", "249  3 left  4*", "(product)", "[Add to cart]"])
    try printed.tap("Add to cart")
    #expect(journal.lines == ["log: loading ABC", "track: addToCart"])
  }

  @Test("Passing the repository to and inside the page takes eight arguments")
  func arguments() throws {
    let file = try TestCheckout.source("\(chapterFolder("Splicing"))/Before/ByParameter.swift")
    let views = ["Facts", "Offer", "Price", "Delivery", "Stock", "Reviews", "Rating"]
    let labels = views.flatMap { file.calls(of: "Product\($0)") }.flatMap(\.arguments)
      .compactMap(\.label)
    #expect(labels.count { $0 == "productDataRepository" } == 7)
    let page = Before.ByParameter.ProductDetailView(
      dependencies: app, productDataRepository: ProductDataRepository(dependencies: app, sku: "ABC")
    )
    #expect(page.lines() == ProductDetailView(dependencies: splice()).lines())
  }

  @Test("A tap on a fact reaches the app's tracker through the splice")
  func factTaps() throws {
    try ProductDetailView(dependencies: splice()).tap("249")
    #expect(journal.lines == ["log: loading ABC", "track: price"])
  }

  @Test("A generic view accepts a test's own container", .proves("CPDI-E30"))
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
    // The view itself splices nothing; its children read this container, too.
    #expect(reads.lines.count == 4)
    try view.tap("Add to cart")
    #expect(journal.lines == ["log: loading fake", "track: addToCart"])
  }

  @Test("A generic view also accepts the deals' splice", .proves("CPDI-E30"))
  func spliceOfTheDeals() {
    let splice = watchedHotDeals(app, Lifetimes()).dependencies
    #expect(ProductDetailView(dependencies: splice).lines().first == "Product ABC")
  }

  @Test("A repository doesn't keep the container alive that created it", .proves("CPDI-E09"))
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
  /// In the document's form, the caller makes the splice.
  fileprivate init<External: ProductDetailFactoryDependencies>(
    externalDependencies: External, sku: String
  ) where Dependencies == SplicedProductDetailViewDependencies<External> {
    self = ProductDetailFactory(dependencies: externalDependencies).view(for: sku)
  }
}
