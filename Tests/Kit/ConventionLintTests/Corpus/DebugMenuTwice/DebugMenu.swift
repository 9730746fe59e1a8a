// What is special here: the alias exists twice under `#if`, one of them with a leaf that no code uses.
protocol Flags { func isOn(_ name: String) -> Bool }
protocol Consoling { func open() }

protocol HasFlags { var flags: any Flags { get } }
protocol HasConsole { var console: any Consoling { get } }

#if DEBUG
typealias DebugMenuDependencies = HasFlags & HasConsole
#else
typealias DebugMenuDependencies = HasFlags
#endif

struct DebugMenu<Dependencies: DebugMenuDependencies> {
  let dependencies: Dependencies

  func rows() -> [String] {
    ["newCart", "newSearch"].filter { dependencies.flags.isOn($0) }
  }
}
