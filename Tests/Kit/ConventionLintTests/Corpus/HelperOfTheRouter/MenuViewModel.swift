protocol Menus { func pages() -> [String] }
protocol HasMenus { var menus: any Menus { get } }

typealias MenuViewModelDependencies = HasMenus
  & HasLogger

final class MenuViewModel<Dependencies: MenuViewModelDependencies> {
  private let dependencies: Dependencies
  private let router: Router

  init(dependencies: Dependencies, router: Router) {
    self.dependencies = dependencies
    self.router = router
  }

  func openFirst() {
    guard let page = dependencies.menus.pages().first else {
      dependencies.logger.log("no pages")
      return
    }
    router.open(dependencies: dependencies, page)
  }
}
