typealias BaseViewDependencies = LoggingDependency

/// The superclass of every page.
class BaseView<Dependencies: BaseViewDependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    dependencies.logger.log("a page is made")
  }
}
