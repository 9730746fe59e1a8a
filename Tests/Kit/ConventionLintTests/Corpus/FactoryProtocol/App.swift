// What is special here: the dependencies go to a child through a factory protocol.
protocol NetDependency { var net: Int { get } }
typealias HomeDependencies = NetDependency
struct Home<Dependencies: HomeDependencies> {
  let dependencies: Dependencies
  func f() { print(dependencies.net) }
}
protocol Factory { func makeHome(dependencies: some HomeDependencies) }
typealias CoordinatorDependencies = NetDependency
struct Coordinator<Dependencies: CoordinatorDependencies> {
  let dependencies: Dependencies
  let factory: any Factory
  func start() { factory.makeHome(dependencies: dependencies) }
}
