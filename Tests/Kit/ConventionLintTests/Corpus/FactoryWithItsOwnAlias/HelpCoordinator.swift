// What is special here: the coordinator calls a static factory that creates the screen, so it lists the factory's alias and not the screen's.
protocol Texts { func text(_ key: String) -> String }
protocol Router { func push(_ title: String) }

protocol HasTexts { var texts: any Texts { get } }
protocol HasRouter { var router: any Router { get } }

typealias HelpScreenDependencies = HasTexts

struct HelpScreen<Dependencies: HelpScreenDependencies> {
  let dependencies: Dependencies
  var title: String { dependencies.texts.text("help") }
}

typealias HelpFactory_makeDependencies = HelpScreenDependencies

enum HelpFactory {
  static func make<Dependencies: HelpFactory_makeDependencies>(
    dependencies: Dependencies
  ) -> HelpScreen<Dependencies> {
    HelpScreen(dependencies: dependencies)
  }
}

typealias HelpCoordinatorDependencies = HelpFactory_makeDependencies
  & HasRouter

final class HelpCoordinator<Dependencies: HelpCoordinatorDependencies> {
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func start() {
    let screen = HelpFactory.make(dependencies: dependencies)
    dependencies.router.push(screen.title)
  }
}
