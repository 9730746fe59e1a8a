typealias FooBaseDependencies = TrackingDependency

class FooBase<Dependencies: FooBaseDependencies> {
  init(dependencies: Dependencies) { dependencies.tracker.track("base init") }
}
