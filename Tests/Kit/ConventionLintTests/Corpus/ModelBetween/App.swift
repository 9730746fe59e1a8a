// What is special here: a model lists the alias of a child that a screen creates with the model's dependencies.
protocol NetDependency { var net: Int { get } }
typealias KidDependencies = NetDependency
struct Kid<Dependencies: KidDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.net) }
}
typealias ModelDependencies = KidDependencies
struct Model<Dependencies: ModelDependencies> {
  let dependencies: Dependencies
}
func show(_ model: Model<some ModelDependencies>) {
  Kid(dependencies: model.dependencies).show()
}
