// What is special here: a leaf of the child is never used in the child, but its coordinator reads it through the child's property.
protocol Tracking { func screen(_ name: String) }
protocol Texts { func text(_ key: String) -> String }

protocol TrackingDependency { var tracker: any Tracking { get } }
protocol TextsDependency { var texts: any Texts { get } }

typealias WelcomeScreenDependencies = TextsDependency
  & TrackingDependency

struct WelcomeScreen<Dependencies: WelcomeScreenDependencies> {
  let dependencies: Dependencies
  var title: String { dependencies.texts.text("welcome") }
}

typealias OnboardingCoordinatorDependencies = WelcomeScreenDependencies

final class OnboardingCoordinator<Dependencies: OnboardingCoordinatorDependencies> {
  private let dependencies: Dependencies
  private var stack: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func start() {
    let screen = WelcomeScreen(dependencies: dependencies)
    stack.append(screen.title)
    screen.dependencies.tracker.screen(screen.title)
  }
}
