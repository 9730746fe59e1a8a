/// Against the convention: the helper's alias is not forwarded. The superclass needs the same, so the
/// compiler doesn't notice.
enum HiddenForward {
  typealias FooDependencies = FooBaseDependencies & LoggingDependency & BarDependencies

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
}
