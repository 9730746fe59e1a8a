import TestSupport
import Testing
import TextUI

@testable import Forwarding

@Suite("Forwarding: least knowledge")
struct LeastKnowledgeTests {
  @Test(
    "A borrowed alias compiles, widens what an image asks for, and lets it put into the cart",
    .proves("CPDI-20", "CPDI-92"))
  func borrowed() {
    let app = App()
    Borrowed.ProductImageView(dependencies: app).appear()
    #expect(app.journal.lines == ["log: image appeared", "track: addToCart"])

    struct LogOnly: LoggingDependency {
      let journal = Journal()
      var logger: any Logging { journal }
    }
    let root = LogOnly()
    ProductImageView(dependencies: root).appear()
    #expect(root.journal.lines == ["log: image appeared"])
    // What the borrowing image asks for, it has not.
    #expect(!(root as Any is any ProductDetailViewDependencies))
  }

  @Test("An alias that forwards a child which is not made asks for too much", .proves("CPDI-21"))
  func stale() throws {
    let app = App()
    let page = Stale.ProductDetailView(dependencies: app)
    page.appear()
    try page.tap("Add to cart")
    #expect(app.journal.lines == ["track: addToCart"])
    #expect(needs((any Stale.ProductDetailViewDependencies).self) == "Logging, Tracking")
    #expect(!(Slim() as Any is any Stale.ProductDetailViewDependencies))
  }
}
