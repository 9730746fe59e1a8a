// Refused: superclass and subclass both store `dependencies` (CPDI-E07)
// alone: the chapter's base classes expose no 'dependencies', to avoid this

protocol LoggingDependency {}

typealias FooBaseDependencies = LoggingDependency

class FooBase<Dependencies: FooBaseDependencies> {
  // expected-note@+1 {{attempt to override property here}}
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

class Foo<Dependencies: FooBaseDependencies>: FooBase<Dependencies> {
  #if !REPAIRED
    // expected-error@+1 {{cannot override with a stored property 'dependencies'}}
    let dependencies: Dependencies

    override init(dependencies: Dependencies) {
      self.dependencies = dependencies
      super.init(dependencies: dependencies)
    }
  #else
    // The superclass stores it. The subclass needs no code, not even an `init`.
  #endif
}
