import TextUI

// snippet.logger
typealias ContextLoggerDependencies = LoggingDependency

/// Logs for whoever makes it, with a context. The document's struct, with its three errors repaired.
struct ContextLogger<Dependencies: ContextLoggerDependencies>: Logging {
  let dependencies: Dependencies
  let context: String

  func log(_ message: String) {
    dependencies.logger.log("\(context): \(message)")
  }
}
// snippet.end

enum LogsByStruct {
  // snippet.bystruct
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
  // snippet.end
}
