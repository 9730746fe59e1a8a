import Foundation
import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: aliases of a child, superclass and helper")
struct ForwardTests {
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A page forwards its image's logger and uses its own tracker", .proves("CPDI-22", "CPDI-23"))
  func childView() throws {
    let page = ProductDetailView(dependencies: app)
    #expect(page.lines() == ["Product Detail Page", "(tea)", "[Add to cart]"])
    page.appear()
    try page.tap("Add to cart")
    #expect(log.lines == ["log: image appeared", "track: addToCart"])
    #expect(needs((any ProductDetailViewDependencies).self) == "Logging, Tracking")
  }

  @Test("A class that isn't a view can forward its child's alias", .proves("CPDI-24"))
  func nonView() {
    Checkout(dependencies: app).pay(405)
    #expect(log.lines == ["track: pay", "log: receipt over 405"])
    #expect(needs((any CheckoutDependencies).self) == "Logging, Tracking")
    #expect(needs((any ReceiptPrinterDependencies).self) == "Logging")
  }

  @Test(
    "A subclass passes its dependencies to its superclass",
    .proves("CPDI-25", "CPDI-26", "CPDI-27", "CPDI-E02", "CPDI-E07"))
  func superclass() {
    let screen = ProductDetailViewController(dependencies: app)
    #expect(log.lines == [])
    screen.viewDidLoad()
    #expect(log.lines == ["log: shop screen loaded", "track: product screen loaded"])
    #expect(needs((any ProductDetailViewControllerDependencies).self) == "Logging, Tracking")
  }

  @Test("A subclass without stored properties inherits its initializer", .proves("CPDI-E07"))
  func inherits() {
    final class Plain<Dependencies: ShopBaseViewControllerDependencies>:
      ShopBaseViewController<Dependencies>
    {}
    Plain(dependencies: app).viewDidLoad()
    #expect(log.lines == ["log: shop screen loaded"])
  }

  @Test("A screen can't be decoded from an archive", .proves("CPDI-E07"))
  func archive() {
    #expect(ShopBaseViewController<App>(coder: NSCoder()) == nil)
    #expect(ProductDetailViewController<App>(coder: NSCoder()) == nil)
  }

  @Test(
    "`Foo` creates its child, then calls `super.init`, its helper and logger",
    .proves("CPDI-78", "CPDI-79", "CPDI-E06", "CPDI-E07"))
  func foo() throws {
    _ = Foo(dependencies: app)
    #expect(
      log.lines == ["log: bar made", "track: base init", "track: baz", "log: foo Loaded!"])
    #expect(needs((any FooDependencies).self) == "Logging, Tracking")
    // Storing the dependencies isn't logged, so the test reads the source.
    let file = try TestCheckout.source("\(chapterFolder("Forwarding"))/Foo/Foo.swift")
    let members = try file.declarations().flatMap(\.members)
    let body = try #require(members.first { $0.kind == .initializer }?.bodyRange)
    #expect(file.words(in: body).starts(with: ["self", ".", "dependencies", "=", "dependencies"]))
  }

  @Test(
    "A helper function that takes `dependencies` can run before `super.init`",
    .proves("CPDI-79"))
  func helperFirst() {
    final class Hasty<Dependencies: FooDependencies>: FooBase<Dependencies> {
      private let dependencies: Dependencies

      override init(dependencies: Dependencies) {
        Baz.track(dependencies: dependencies)
        dependencies.logger.log("foo Loaded!")
        self.dependencies = dependencies
        super.init(dependencies: dependencies)
      }
    }
    _ = Hasty(dependencies: app)
    #expect(log.lines == ["track: baz", "log: foo Loaded!", "track: base init"])
  }

  @Test("A helper function's caller needs only what the function uses", .proves("CPDI-80"))
  func helpers() {
    let slim = OnlyTracking(tracker: log)
    Baz.track(dependencies: slim)
    #expect(log.lines == ["track: baz"])
    #expect(!(slim as Any is any Baz_reportDependencies))
    struct OnlyLogging: LoggingDependency {
      let logger: any Logging
    }
    Baz.report(dependencies: OnlyLogging(logger: log))
    #expect(log.lines == ["track: baz", "log: baz"])
  }

  @Test("A helper function's alias works under any name", .proves("CPDI-80"))
  func helperOfAnotherName() {
    typealias ReportingDependencies = Baz_reportDependencies
    func report(dependencies: some ReportingDependencies) { Baz.report(dependencies: dependencies) }
    report(dependencies: app)
    #expect(log.lines == ["log: baz"])
  }
}

/// How the chapter writes its aliases, which the running program doesn't know.
@Suite("Forwarding: aliases in the source")
struct WrittenTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let needs: String
    let ids: [String]

    init(_ file: String, _ needs: String, _ ids: String...) {
      (self.file, self.needs, self.ids) = (file, needs, ids)
    }

    var testDescription: String { file }
    /// The component that the file is about.
    var component: String {
      String(needs.prefix { $0 != " " }.dropLast("Dependencies".count))
    }
  }

  static let rows = [
    Row("ProductImageView", "ProductImageViewDependencies = LoggingDependency", "CPDI-23"),
    Row(
      "ProductDetailView",
      "ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies",
      "CPDI-22", "CPDI-23"),
    Row(
      "Checkout/Checkout", "CheckoutDependencies = TrackingDependency & ReceiptPrinterDependencies",
      "CPDI-24"),
    Row(
      "Screens/ProductDetailViewController",
      "ProductDetailViewControllerDependencies = TrackingDependency"
        + " & ShopBaseViewControllerDependencies",
      "CPDI-25", "CPDI-26"),
    Row(
      "Foo/Foo",
      "FooDependencies = FooBaseDependencies & LoggingDependency & BarDependencies"
        + " & Baz_trackDependencies",
      "CPDI-78"),
    Row(
      "Before/ListedByHand",
      "ProductListViewDependencies = TrackingDependency & LoggingDependency", "CPDI-93", "CPDI-94"),
    Row(
      "Before/HiddenForward",
      "FooDependencies = FooBaseDependencies & LoggingDependency & BarDependencies",
      "CPDI-22", "CPDI-78", "CPDI-E17"),
    Row(
      "Before/StaleForward",
      "ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies",
      "CPDI-21"),
    Row(
      "Holes/LeafThroughChild", "ProductDetailViewDependencies = ProductImageViewDependencies",
      "CPDI-94", "CPDI-E17"),
  ]

  @Test("Each type's alias lists the expected protocols and forwarded aliases", arguments: rows)
  func parts(row: Row) throws {
    let file = "\(chapterFolder("Forwarding"))/\(row.file).swift"
    try #require(try TestCheckout.needs(of: row.component, in: file) == row.needs)
    for id in row.ids { proved(id) }
  }
}
