// Refused: `logger` by itself, which only the container has (CPDI-101, CPDI-E23)

protocol Logging { func log(_ message: String) }
protocol LoggingDependency { var logger: any Logging { get } }
protocol ContextProviding { var context: String { get } }

extension Logging {
  func log(_ message: String, source: some ContextProviding) {
    log("\(source.context): \(message)")
  }
}

typealias ProductDetailViewDependencies = LoggingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: ContextProviding {
  let dependencies: Dependencies
  let context = "com.foo.product-detail-view"

  func appear() {
    #if !REPAIRED
      // expected-error@+1 {{cannot find 'logger' in scope}}
      logger.log("View loaded!", source: self)
    #else
      dependencies.logger.log("View loaded!", source: self)
    #endif
  }
}
