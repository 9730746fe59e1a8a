/// Asks for more than its function uses. The compiler has nothing against it.
typealias GreetDependencies = LoggingDependency
  & TrackingDependency

func greet(dependencies: some GreetDependencies) {
  dependencies.logger.log("Hello!")
}
