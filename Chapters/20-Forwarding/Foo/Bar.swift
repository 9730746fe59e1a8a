typealias BarDependencies = LoggingDependency

struct Bar<Dependencies: BarDependencies> {
  init(dependencies: Dependencies) { dependencies.logger.log("bar made") }
}
