// What is special here: the screen reads its services only by key path through a private generic reader, never as `dependencies.something`.
protocol Logging { func log(_ text: String) }
protocol Formatting { func format(_ date: Int) -> String }

protocol HasLogger { var logger: any Logging { get } }
protocol HasFormatter { var formatter: any Formatting { get } }

typealias ArticleScreenDependencies = HasLogger
  & HasFormatter

struct ArticleScreen<Dependencies: ArticleScreenDependencies> {
  let dependencies: Dependencies
  let published: Int

  private func read<Service>(_ path: KeyPath<Dependencies, Service>) -> Service {
    dependencies[keyPath: path]
  }

  func subtitle() -> String {
    read(\.logger).log("subtitle")
    return read(\.formatter).format(published)
  }
}
