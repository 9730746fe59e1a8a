// What is special here: the child is still created, but it gets a container of its own instead of the dependencies.
protocol Toggles { func isOn(_ key: String) -> Bool }
protocol Log { func write(_ line: String) }

protocol HasToggles { var toggles: any Toggles { get } }
protocol HasLog { var log: any Log { get } }

struct FixedToggles: Toggles {
  func isOn(_ key: String) -> Bool { key.count > 3 }
}

struct PreviewContainer: HasToggles {
  let toggles: any Toggles = FixedToggles()
}

typealias ToggleListDependencies = HasToggles

struct ToggleList<Dependencies: ToggleListDependencies> {
  let dependencies: Dependencies
  func rows(_ keys: [String]) -> [String] {
    keys.map { "\($0): \(dependencies.toggles.isOn($0))" }
  }
}

typealias SettingsDependencies =
  HasLog &
  ToggleListDependencies

struct Settings<Dependencies: SettingsDependencies> {
  let dependencies: Dependencies

  func show() -> [String] {
    dependencies.log.write("settings")
    let list = ToggleList(dependencies: PreviewContainer())
    return list.rows(["dark", "beta", "sync"])
  }
}
