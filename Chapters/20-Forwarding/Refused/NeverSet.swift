// Refused: the oldest revision of the document, which never sets the property (CPDI-E03)

@testable import Forwarding

class Foo<Dependencies: FooBaseDependencies>: FooBase<Dependencies> {
  let dependencies: Dependencies

  override init(dependencies: Dependencies) {
    #if REPAIRED
      self.dependencies = dependencies
    #endif
    // expected-error@+1 {{property 'self.dependencies' not initialized at super.init call}}
    super.init(dependencies: dependencies)
  }
}
