import TextUI

typealias ContextLoggerDependencies = LoggingDependency

struct ContextLogger<Dependencies: ContextLoggerDependencies>: Logging {
  let dependencies: Dependencies
  let context: String

  func log(_ message: String) {
    dependencies.logger.log("\(context): \(message)")
  }
}

enum LogsByStruct {
  typealias ProductDetailViewDependencies = ContextLoggerDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    private var logger: ContextLogger<Dependencies> {
      ContextLogger(dependencies: dependencies, context: "com.foo.product-detail-view")
    }

    var body: some View {
      Text("Product Detail View")
        .onAppear { logger.log("View loaded!") }
    }
  }
}
