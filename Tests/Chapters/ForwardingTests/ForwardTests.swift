import Foundation
import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: child, superclass, helper")
struct ForwardTests {
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A page shows its image, which logs, and tracks its own button",
    .proves("CPDI-22", "CPDI-23"))
  func childView() throws {
    let page = ProductDetailView(dependencies: app)
    #expect(page.lines() == ["Product Detail Page", "(tea)", "[Add to cart]"])
    page.appear()
    try page.tap("Add to cart")
    #expect(log.lines == ["log: image appeared", "track: addToCart"])
    #expect(needs((any ProductDetailViewDependencies).self) == "Logging, Tracking")
    // An alias leaves nothing behind in the program, so the sources are asked which one each takes.
    for view in ["ProductDetailView", "ProductImageView"] {
      let file = try TestCheckout.source("\(chapterFolder("Forwarding"))/\(view).swift")
      let constraints = try file.declarations().flatMap(\.genericParameters).map(\.constraint?.text)
      #expect(constraints == ["\(view)Dependencies"])
    }
  }

  @Test("A class that is no view, and what it makes, are given the same", .proves("CPDI-24"))
  func nonView() {
    Checkout(dependencies: app).pay(405)
    #expect(log.lines == ["track: pay", "log: receipt over 405"])
    #expect(needs((any CheckoutDependencies).self) == "Logging, Tracking")
    #expect(needs((any ReceiptPrinterDependencies).self) == "Logging")
  }

  @Test(
    "A screen below a base screen hands up what it was given",
    .proves("CPDI-25", "CPDI-26", "CPDI-27", "CPDI-E02", "CPDI-E07"))
  func superclass() {
    let screen = ProductDetailViewController(dependencies: app)
    #expect(log.lines == [])
    screen.viewDidLoad()
    #expect(log.lines == ["log: shop screen loaded", "track: product screen loaded"])
    #expect(needs((any ProductDetailViewControllerDependencies).self) == "Logging, Tracking")
  }

  @Test("A subclass that stores nothing inherits the way to make it", .proves("CPDI-E07"))
  func inherits() {
    final class Plain<Dependencies: ShopBaseViewControllerDependencies>:
      ShopBaseViewController<Dependencies>
    {}
    Plain(dependencies: app).viewDidLoad()
    #expect(log.lines == ["log: shop screen loaded"])
  }

  @Test("An archive has no dependencies, so no screen comes out of it", .proves("CPDI-E07"))
  func archive() {
    #expect(ShopBaseViewController<App>(coder: NSCoder()) == nil)
    #expect(ProductDetailViewController<App>(coder: NSCoder()) == nil)
  }

  @Test(
    "Foo makes its child, is made as its base, asks the helper, and speaks last",
    .proves("CPDI-78", "CPDI-79", "CPDI-E06", "CPDI-E07"))
  func foo() {
    _ = Foo(dependencies: app)
    #expect(
      log.lines == ["log: bar made", "track: base init", "track: baz", "log: foo Loaded!"])
    #expect(needs((any FooDependencies).self) == "Logging, Tracking")
  }

  @Test(
    "Only what is stored must come before super: who takes the parameter may stand anywhere",
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

  @Test(
    "Two helpers of one type: who calls one need not have what the other needs", .proves("CPDI-80"))
  func helpers() {
    let slim = OnlyTracking(tracker: log)
    Baz.track(dependencies: slim)
    #expect(log.lines == ["track: baz"])
    #expect(!(slim as Any is any Baz_reportDependencies))
    Baz.report(dependencies: app)
    #expect(log.lines == ["track: baz", "log: baz"])
  }

  @Test("To the compiler, any name of a helper's alias is as good", .proves("CPDI-80"))
  func helperOfAnotherName() {
    typealias ReportingDependencies = Baz_reportDependencies
    func report(dependencies: some ReportingDependencies) { Baz.report(dependencies: dependencies) }
    report(dependencies: app)
    #expect(log.lines == ["log: baz"])
  }
}
