// What is special here: the parent doesn't create the child but holds a finished one, whose type still demands the child's alias.
protocol Menu { func entries() -> [String] }
protocol Frame { var width: Int { get } }
protocol MenuProviding { var menu: any Menu { get } }
protocol FrameProviding { var frame: any Frame { get } }

typealias SidebarDependencies = MenuProviding

final class Sidebar<Dependencies: SidebarDependencies> {
  let dependencies: Dependencies
  var isOpen = true
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func rows() -> [String] { isOpen ? dependencies.menu.entries() : [] }
}

typealias SplitDependencies = SidebarDependencies & FrameProviding

struct Split<Dependencies: SplitDependencies> {
  let dependencies: Dependencies
  let sidebar: Sidebar<Dependencies>

  func layout() -> [String] {
    let width = dependencies.frame.width / 3
    return sidebar.rows().map { String($0.prefix(width)) }
  }
}
