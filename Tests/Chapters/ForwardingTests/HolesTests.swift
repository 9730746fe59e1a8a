import Playground
import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: mistakes that the compiler misses")
struct HolesTests {
  private let log = Log()
  private var app: App { App(log: log) }

  @Test(
    "A page logs through its image's alias without listing a logger",
    .proves("CPDI-94", "CPDI-E17"))
  func leaning() {
    Leaning.ProductDetailView(dependencies: app).appear()
    #expect(log.lines == ["log: image appeared", "log: page appeared"])
    let same =
      (any Leaning.ProductDetailViewDependencies).self == (any ProductImageViewDependencies).self
    #expect(same)
  }

  @Test(
    "`Foo` keeps its requirements even if its alias omits the helper's",
    .proves("CPDI-22", "CPDI-78", "CPDI-E17"))
  func hidden() {
    let same = (any HiddenForward.FooDependencies).self == (any FooDependencies).self
    #expect(same)
    _ = HiddenForward.Foo(dependencies: app)
    #expect(
      log.lines == ["log: bar made", "track: base init", "track: baz", "log: foo Loaded!"])
  }

  @Test(
    "A screen compiles without its superclass's alias if its image lists the same protocols",
    .proves("CPDI-25"))
  func hiddenSuper() {
    final class Screen<Dependencies: ProductDetailViewDependencies>:
      ShopBaseViewController<Dependencies>
    {}
    Screen(dependencies: app).viewDidLoad()
    #expect(log.lines == ["log: shop screen loaded"])
  }

  @Test(
    "A splice provides only the dependencies that its author forwarded",
    .proves("CPDI-94", "CPDI-E17"))
  func splice() {
    let spliced = Splice.SplicedProductDetailViewDependencies(
      externalDependencies: app, productDataRepository: ProductDataRepository(productName: "tea"))
    let page = Splice.ProductDetailView(dependencies: spliced)
    #expect(page.lines() == ["tea", "(tea)"])
    page.appear()
    #expect(log.lines == ["log: image appeared"])
    #expect(app as Any is any PricingDependency)
    #expect(!(spliced as Any is any PricingDependency))
    #expect(needs((any Splice.ProductDetailViewExternalDependencies).self) == "Logging")
  }

  @Test("The type checker misses an `init` that never sets its property", .proves("CPDI-E03"))
  func neverSet() async throws {
    let fixture = "\(chapterFolder("Forwarding"))/Refused/NeverSet.swift"
    let modules = ["-I", "\(TestCheckout.products)/Modules"]
    #expect(
      try await Compiler.errors(["-typecheck", "-parse-as-library", fixture] + modules) == nil)
  }
}
