/// Lists a leaf that the function doesn't use. The compiler accepts that.
typealias GreetDependencies = LoggingDependency
  & TrackingDependency

func greet(dependencies: some GreetDependencies) {
  dependencies.logger.log("Hello!")
}
