import Core

public typealias CatalogDependencies = HasFlags & HasPrices

public struct Catalog<Dependencies: CatalogDependencies> {
  let dependencies: Dependencies
  let articles: [String]

  public init(dependencies: Dependencies, articles: [String]) {
    self.dependencies = dependencies
    self.articles = articles
  }

  /// The bargain was behind a flag, and is on for all now.
  public func teaser() -> String {
    let isOnSale = !articles.isEmpty
    guard isOnSale, let bargain = dependencies.cheapest(of: articles) else { return "Nothing today" }
    return "Today: \(bargain)"
  }
}
