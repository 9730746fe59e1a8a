import Testing
import TextUI

@testable import ProductDetail

@Suite("ProductDetail internals")
struct ProductDetailTests {
  private struct Services: ProductFeatureDependencies, Tracking, Networking {
    let log = Log()

    var tracker: any Tracking { self }
    var network: any Networking { self }

    func track(_ event: String) { log.lines.append("track: \(event)") }

    func connect(to sku: String) -> any ProductConnection {
      log.lines.append("connect: \(sku)")
      return Connection(productName: "name/\(sku)")
    }
  }

  private final class Log { var lines: [String] = [] }

  private final class Connection: ProductConnection {
    let productName: String

    init(productName: String) { self.productName = productName }
  }

  @Test("A repository connects once, however often its product is shown")
  func repository() {
    let services = Services()
    let repository = ProductDataRepository(dependencies: services, sku: "ABC")
    #expect([repository.productName, repository.productName] == ["name/ABC", "name/ABC"])
    #expect(services.log.lines == ["connect: ABC"])
  }

  @Test("`ProductDetailView` takes any type that satisfies its dependencies")
  func view() throws {
    struct Fake: ProductDetailViewDependencies {
      let services = Services()
      let productDataRepository: ProductDataRepository

      init() { productDataRepository = .init(dependencies: services, sku: "DEF") }

      var tracker: any Tracking { services.tracker }
    }
    let fake = Fake()
    let view = ProductDetailView(dependencies: fake)
    #expect(view.lines() == ["name/DEF", "[Add to cart]"])
    try view.tap("Add to cart")
    #expect(fake.services.log.lines == ["connect: DEF", "track: add name/DEF"])
  }

  @Test(
    "`SplicedProductDetailViewDependencies` forwards external dependencies and adds the repository")
  func splice() {
    let services = Services()
    let repository = ProductDataRepository(dependencies: services, sku: "ABC")
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: services, productDataRepository: repository)
    splice.tracker.track("through the splice")
    #expect(services.log.lines == ["connect: ABC", "track: through the splice"])
    #expect(splice.productDataRepository === repository)
  }
}
