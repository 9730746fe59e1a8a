// What is special here: the screen does create the child, but with a fixed container and not with its own dependencies.
protocol Images { func image(_ id: Int) -> String }
protocol Catalog { func ids() -> [Int] }

protocol HasImages { var images: any Images { get } }
protocol HasCatalog { var catalog: any Catalog { get } }

struct GrayImages: Images { func image(_ id: Int) -> String { "gray" } }
struct PlaceholderContainer: HasImages { var images: any Images { GrayImages() } }

typealias CatalogTileDependencies = HasImages

struct CatalogTile<Dependencies: CatalogTileDependencies> {
  let dependencies: Dependencies
  let id: Int
  func draw() -> String { dependencies.images.image(id) }
}

typealias CatalogScreenDependencies = HasCatalog
  & CatalogTileDependencies

struct CatalogScreen<Dependencies: CatalogScreenDependencies> {
  let dependencies: Dependencies

  func draw() -> [String] {
    dependencies.catalog.ids().map { id in
      CatalogTile(dependencies: PlaceholderContainer(), id: id).draw()
    }
  }
}
