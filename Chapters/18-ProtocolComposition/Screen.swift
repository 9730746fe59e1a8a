typealias ScreenDependencies = LoggingDependency

/// What every screen does.
class Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    dependencies.logger.log("a screen is made")
  }
}
