// What is special here: an actor creates its children inside a task group's concurrent closures, from a captured copy.
protocol Pages: Sendable { func links(_ page: String) async -> [String] }
protocol Limit: Sendable { var limit: Int { get } }
protocol PagesProviding: Sendable { var pages: any Pages { get } }
protocol LimitProviding: Sendable { var limits: any Limit { get } }

typealias VisitDependencies = PagesProviding

struct Visit<Dependencies: VisitDependencies>: Sendable {
  let dependencies: Dependencies
  let page: String
  func callAsFunction() async -> [String] { await dependencies.pages.links(page) }
}

typealias CrawlerDependencies = VisitDependencies & LimitProviding

actor Crawler<Dependencies: CrawlerDependencies> {
  private let dependencies: Dependencies
  private var seen: Set<String> = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func crawl(_ pages: [String]) async -> [String] {
    let new = pages.filter { seen.insert($0).inserted }.prefix(dependencies.limits.limit)
    return await withTaskGroup(of: [String].self) { [dependencies] group in
      for page in new {
        group.addTask { await Visit(dependencies: dependencies, page: page)() }
      }
      var found: [String] = []
      for await links in group { found += links }
      return found
    }
  }
}
