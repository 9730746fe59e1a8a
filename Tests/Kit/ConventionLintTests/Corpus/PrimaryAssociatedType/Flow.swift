// What is special here: the associated type is a primary one, so the protocol looks like a generic type.
protocol Pages { func open(_ name: String) }
protocol Trace { func mark(_ name: String) }
protocol HasPages { var pages: any Pages { get } }
protocol HasTrace { var trace: any Trace { get } }

protocol Flow<Dependencies> {
  associatedtype Dependencies
  var dependencies: Dependencies { get }
  func start()
}

typealias SignInFlowDependencies = HasPages & HasTrace

struct SignInFlow<Dependencies: SignInFlowDependencies>: Flow {
  let dependencies: Dependencies

  func start() {
    dependencies.trace.mark("sign-in")
    dependencies.pages.open("name")
    dependencies.pages.open("password")
  }
}

func run(_ flows: [any Flow]) {
  for flow in flows { flow.start() }
}
