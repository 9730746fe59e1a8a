import Diagnostics

protocol Catalog { func name(_ id: Int) -> String }
protocol CatalogDependency { var catalog: any Catalog { get } }

typealias ProductScreenDependencies = CatalogDependency
  & LoggingDependency

struct ProductScreen<Dependencies: ProductScreenDependencies> {
  let dependencies: Dependencies
  let id: Int

  func title() -> String {
    trace(dependencies, note: "product \(id)")
    return dependencies.catalog.name(id)
  }
}
