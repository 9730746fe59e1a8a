// Refused: `super.init` before the stored property is set (CPDI-27, CPDI-79)

@testable import Forwarding

class Foo<Dependencies: FooBaseDependencies>: FooBase<Dependencies> {
  // expected-note@+1 {{change 'let' to 'var' to make it mutable}}
  let dependencies: Dependencies

  override init(dependencies: Dependencies) {
    #if !REPAIRED
      // expected-error@+1 {{property 'self.dependencies' not initialized at super.init call}}
      super.init(dependencies: dependencies)
      // expected-error@+1 {{immutable value 'self.dependencies' may only be initialized once}}
      self.dependencies = dependencies
    #else
      self.dependencies = dependencies
      super.init(dependencies: dependencies)
    #endif
  }
}
