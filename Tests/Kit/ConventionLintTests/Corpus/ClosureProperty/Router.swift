// What is special here: a leaf seems unused, but the dependencies go to a closure that the creator of the type has given.
protocol Session { var isOpen: Bool { get } }
protocol Deeplinks { func target(_ url: String) -> String? }
protocol SessionDependency { var session: any Session { get } }
protocol DeeplinksDependency { var deeplinks: any Deeplinks { get } }

typealias RouterDependencies = SessionDependency & DeeplinksDependency

final class Router<Dependencies: RouterDependencies> {
  typealias Handler = (Dependencies, String) -> String

  private let dependencies: Dependencies
  private var handlers: [String: Handler] = [:]

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func on(_ scheme: String, _ handler: @escaping Handler) { handlers[scheme] = handler }

  func open(_ url: String) -> String? {
    guard dependencies.session.isOpen else { return nil }
    let scheme = String(url.prefix { $0 != ":" })
    return handlers[scheme].map { handler in handler(dependencies, url) }
  }
}

func install<D>(_ router: Router<D>) {
  router.on("shop") { dependencies, url in dependencies.deeplinks.target(url) ?? "home" }
}
