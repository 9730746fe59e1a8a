import Tools

protocol Storage { func set(_ value: Bool, _ key: String) }
protocol StorageDependency { var storage: any Storage { get } }

typealias ToggleDependencies = StorageDependency & MetricsDependency

struct Toggle<Dependencies: ToggleDependencies> {
  let dependencies: Dependencies
  let key: String
  var isOn = false {
    didSet {
      dependencies.storage.set(isOn, key)
      report("\(key) \(isOn)", to: dependencies)
    }
  }
}
