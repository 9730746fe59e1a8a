typealias FooDependencies = FooBaseDependencies  // superclass
  & LoggingDependency  // used in this file
  & BarDependencies  // direct child
  & Baz_trackDependencies  // helper

final class Foo<Dependencies: FooDependencies>: FooBase<Dependencies> {
  private let dependencies: Dependencies
  private let bar: Bar<Dependencies>

  override init(dependencies: Dependencies) {
    self.dependencies = dependencies
    bar = Bar(dependencies: dependencies)
    super.init(dependencies: dependencies)
    Baz.track(dependencies: dependencies)
    dependencies.logger.log("foo Loaded!")
  }
}
