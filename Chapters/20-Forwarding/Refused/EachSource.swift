// Refused: one of Foo's four sources left out, where no other one covers it (CPDI-78)

protocol BaseDependency {}
protocol ChildDependency {}
protocol HelperDependency {}
protocol LoggingDependency {
  var logger: String { get }
}

class FooBase<Dependencies: BaseDependency> {
  init(dependencies: Dependencies) {}
}

// expected-note@+1 {{where 'Dependencies' = 'some WithoutChild'}}
struct Bar<Dependencies: ChildDependency> {
  init(dependencies: Dependencies) {}
}

enum Baz {
  // expected-note@+1 {{where 'some HelperDependency' = 'some WithoutHelper'}}
  static func track(dependencies: some HelperDependency) {}
}

#if !REPAIRED
  typealias WithoutSuper = LoggingDependency & ChildDependency & HelperDependency
  typealias WithoutOwn = BaseDependency & ChildDependency & HelperDependency
  typealias WithoutChild = BaseDependency & LoggingDependency & HelperDependency
  typealias WithoutHelper = BaseDependency & LoggingDependency & ChildDependency
#else
  typealias All = BaseDependency & LoggingDependency & ChildDependency & HelperDependency
  typealias WithoutSuper = All
  typealias WithoutOwn = All
  typealias WithoutChild = All
  typealias WithoutHelper = All
#endif

// expected-error@+1 {{type 'Dependencies' does not conform to protocol 'BaseDependency'}}
class A<Dependencies: WithoutSuper>: FooBase<Dependencies> {}

func use(_ dependencies: some WithoutOwn) {
  // expected-error@+1 {{value of type 'some WithoutOwn' has no member 'logger'}}
  _ = dependencies.logger
}

func make(_ dependencies: some WithoutChild) {
  // expected-error@+1 {{generic struct 'Bar' requires that 'some WithoutChild' conform to 'ChildDependency'}}
  _ = Bar(dependencies: dependencies)
}

func help(_ dependencies: some WithoutHelper) {
  // expected-error@+1 {{static method 'track(dependencies:)' requires that 'some WithoutHelper' conform to 'HelperDependency'}}
  Baz.track(dependencies: dependencies)
}
