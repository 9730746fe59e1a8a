// Refused: the document's injected logger as printed, with three independent errors (CPDI-100, CPDI-E22)
// modes: 5 6
// alone: the document's code as printed

protocol Logging { func log(_ message: String) }
protocol LoggingDependency { var logger: any Logging { get } }

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'LoggingDependencies' in scope}}
  typealias ContextLoggerDependencies = LoggingDependencies

  // expected-error@+2 {{cannot find type 'ContextLogging' in scope}}
  // expected-note@+1 {{generic struct 'ContextLogger' declared here}}
  struct ContextLogger<Dependencies: ContextLoggerDependencies>: ContextLogging {
    let dependencies: Dependencies
    let context: String

    func log(_ message: String) {
      // expected-error@+1 {{value of type 'Dependencies' has no member 'logger'}}
      dependencies.logger.log("\(context): \(message)")
    }
  }
#else
  typealias ContextLoggerDependencies = LoggingDependency

  struct ContextLogger<Dependencies: ContextLoggerDependencies> {
    let dependencies: Dependencies
    let context: String

    func log(_ message: String) {
      dependencies.logger.log("\(context): \(message)")
    }
  }
#endif

typealias ProductDetailViewDependencies = ContextLoggerDependencies

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies

  #if !REPAIRED
    // expected-error@+1 {{reference to generic type 'ContextLogger' requires arguments in <...>}}
    var logger: ContextLogger {
      ContextLogger(dependencies: dependencies, context: "com.foo.product-detail-view")
    }
  #else
    var logger: ContextLogger<Dependencies> {
      ContextLogger(dependencies: dependencies, context: "com.foo.product-detail-view")
    }
  #endif
}
