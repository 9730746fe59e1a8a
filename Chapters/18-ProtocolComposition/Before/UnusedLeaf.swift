/// Lists more than the function uses. The compiler accepts that.
typealias GreetDependencies = LoggingDependency
  & TrackingDependency

func greet(dependencies: some GreetDependencies) {
  dependencies.logger.log("Hello!")
}
