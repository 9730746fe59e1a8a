// What is special here: the helper is a method in an extension of a class in another file, called through a stored property.
protocol Logging { func log(_ text: String) }
protocol HasLogger { var logger: any Logging { get } }

typealias Router_openDependencies = HasLogger

final class Router {
  private(set) var path: [String] = []
}

extension Router {
  func open(dependencies: some Router_openDependencies, _ page: String) {
    dependencies.logger.log("open \(page)")
    path.append(page)
  }
}
