protocol NetDependency { var net: Int { get } }
protocol LogDependency { var log: Int { get } }
typealias AppDependencies = NetDependency & LogDependency
struct App<Dependencies: AppDependencies> {
  let dependencies: Dependencies
  func start() { print(dependencies.net, dependencies.log) }
}
struct Live: NetDependency, LogDependency { let net = 1, log = 2 }
func run(_ all: any AppDependencies) { App(dependencies: Live()).start() }
