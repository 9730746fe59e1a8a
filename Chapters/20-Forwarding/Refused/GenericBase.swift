// Refused: a generic superclass without its argument, an init without `override` (CPDI-E07)

@testable import Forwarding

#if !REPAIRED
  // expected-error@+1 {{reference to generic type 'FooBase' requires arguments in <...>}}
  class Unspecified<Dependencies: FooBaseDependencies>: FooBase {}

  class Silent<Dependencies: FooBaseDependencies>: FooBase<Dependencies> {
    // expected-error@+1 {{overriding declaration requires an 'override' keyword}}
    init(dependencies: Dependencies) { super.init(dependencies: dependencies) }
  }
#else
  class Specified<Dependencies: FooBaseDependencies>: FooBase<Dependencies> {
    override init(dependencies: Dependencies) { super.init(dependencies: dependencies) }
  }
#endif
