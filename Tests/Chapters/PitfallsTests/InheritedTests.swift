import Playground
import SwiftOutline
import TestSupport
import Testing
import TextUI

@testable import Pitfalls

@Suite("Pitfalls: dependencies inherited from a protocol")
struct InheritedTests {
  private let log = Log()
  private let app: App

  init() { app = App(log: log) }

  @Test(
    "A page that inherits a logging protocol logs after its image appears",
    .proves("CPDI-87", "CPDI-88", "CPDI-89", "CPDI-E01", "CPDI-E08"))
  func appeared() throws {
    #expect(
      try TestCheckout.needs(
        of: "ProductDetailView", in: "\(chapterFolder("Pitfalls"))/Before/ProductComponent.swift")
        == "ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies"
        + " & ProductComponentDependencies")
    let view = Before.Inherited.ProductDetailView(dependencies: app)
    #expect(view as Any is any ProductComponent)
    #expect(view.lines() == ["Product Detail Page", "(product)", "[Add to cart]"])
    view.appear()
    #expect(log.lines == ["image appeared", "ProductComponent: appeared!"])
    try view.tap("Add to cart")
    #expect(log.lines.dropFirst(2) == ["track: addToCart"])
  }

  @Test(
    "A type that adopts the protocol must provide the protocol's dependencies", .proves("CPDI-85"))
  func adoptersPay() {
    struct Quiet<Dependencies: ProductComponentDependencies>: ProductComponent {
      let dependencies: Dependencies
    }
    Quiet(dependencies: app).log(message: "unasked")
    #expect(log.lines == ["ProductComponent: unasked"])
    let slim: Any = Slim(tracker: Log())
    #expect(!(slim is any ProductComponentDependencies))
  }

  @Test(
    "A page can omit the protocol's alias and list the same dependencies",
    .proves("CPDI-87"))
  func hidden() {
    typealias Forwarding = Before.Inherited.ProductDetailViewDependencies
    #expect((any ProductDetailViewDependencies).self == (any Forwarding).self)
    struct Hidden<Dependencies: ProductDetailViewDependencies>: ProductComponent {
      let dependencies: Dependencies
    }
    Hidden(dependencies: app).log(message: "appeared!")
    #expect(log.lines == ["ProductComponent: appeared!"])
  }

  @Test(
    "Two protocols that depend on each other compile and work",
    .proves("CPDI-86", "CPDI-E38"))
  func mutual() {
    let page = Routes().open()
    let third = page.dependencies.open().dependencies.open()
    #expect(type(of: third) == type(of: page))
  }

  @Test(
    "The refused component compiles in a module isolated to the main actor",
    .proves("CPDI-E27"))
  func mainActorByDefault() async throws {
    let compile = [
      "-parse-as-library", "-emit-sil", "-o", "/dev/null",
      "\(chapterFolder("Pitfalls"))/Refused/IsolatedView.swift",
    ]
    let refused = try await Compiler.errors(compile)
    #expect(refused?.contains("crosses into main actor-isolated code") == true)
    let accepted = try await Compiler.errors(compile + ["-default-isolation", "MainActor"])
    #expect(accepted == nil)
  }
}

@Suite("Pitfalls: a logging helper written in three ways")
struct ConvenienceTests {
  private let log = Log()
  private let app: App

  init() { app = App(log: log) }
  private let line = ["com.foo.product-detail-view: View loaded!"]

  @Test("A protocol's default logging method logs the context of the view", .proves("CPDI-99"))
  func byProtocol() {
    let view = Before.LogsByProtocol.ProductDetailView(dependencies: app)
    #expect(view as Any is any ContextLoggableView)
    #expect(view.lines() == ["Product Detail View"])
    view.appear()
    #expect(log.lines == line)
  }

  @Test(
    "An injected `ContextLogger` logs the same line as the protocol method",
    .proves("CPDI-100", "CPDI-E22"))
  func byStruct() throws {
    let file = "\(chapterFolder("Pitfalls"))/ContextLogger.swift"
    #expect(
      try TestCheckout.needs(of: "ContextLogger", in: file)
        == "ContextLoggerDependencies = LoggingDependency")
    #expect(try TestCheckout.source(file).calls(of: "ContextLogger").count == 1)
    let view = LogsByStruct.ProductDetailView(dependencies: app)
    #expect(view.lines() == ["Product Detail View"])
    view.appear()
    #expect(log.lines == line)
  }

  @Test(
    "A logging service extension logs the same line as the protocol method",
    .proves("CPDI-101", "CPDI-E23"))
  func byService() {
    let view = LogsByService.ProductDetailView(dependencies: app)
    #expect(view as Any is any ContextProviding)
    #expect(view.lines() == ["Product Detail View"])
    view.appear()
    #expect(log.lines == line)
  }

  @Test(
    "The service's extension requires only a context from its caller",
    .proves("CPDI-102"))
  func contextAlone() {
    struct PriceView: ContextProviding {
      let context = "price-view"
    }
    log.log("seen", source: PriceView())
    #expect(log.lines == ["price-view: seen"])
  }
}
