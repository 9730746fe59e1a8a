// An alias that asks for more than its function uses. The compiler has nothing against it.

// snippet.unused
typealias GreetDependencies = LoggingDependency
  & TrackingDependency

func greet(dependencies: some GreetDependencies) {
  dependencies.logger.log("Hello!")
}
// snippet.end
