// What is special here: what is an alias in one app is a struct of the same name in another.
struct AppDependencies { let net: Int }
struct Root {
  let dependencies: AppDependencies
  func start(dependencies: AppDependencies) { print(dependencies.net) }
}
