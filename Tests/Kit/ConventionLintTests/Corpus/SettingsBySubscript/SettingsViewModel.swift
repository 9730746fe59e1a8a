// What is special here: the leaf's only member is a subscript, used as `dependencies["key"]`.
protocol Syncing { func push(_ key: String) }

protocol SettingsDependency: AnyObject { subscript(key: String) -> Bool { get set } }
protocol SyncDependency { var sync: any Syncing { get } }

typealias SettingsViewModelDependencies = SyncDependency
  & SettingsDependency

final class SettingsViewModel<Dependencies: SettingsViewModelDependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func toggle(_ key: String) {
    dependencies[key].toggle()
    dependencies.sync.push(key)
  }

  func toggleAll(_ keys: [String]) { keys.forEach(toggle) }
}
