// What is special here: the public alias cannot list the internal alias of its child, so it repeats a leaf that the screen's own code never uses.
public protocol Locating { func position() -> (Int, Int) }
public protocol Tiles { func tile(_ x: Int, _ y: Int) -> String }
public protocol LocatingDependency { var locator: any Locating { get } }
public protocol TilesDependency { var tiles: any Tiles { get } }

typealias TileViewDependencies = TilesDependency

struct TileView<Dependencies: TileViewDependencies> {
  let dependencies: Dependencies
  func draw(_ x: Int, _ y: Int) -> String { dependencies.tiles.tile(x, y) }
}

public typealias MapScreenDependencies = LocatingDependency
  & TilesDependency

public struct MapScreen<Dependencies: MapScreenDependencies> {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func draw() -> String {
    let (x, y) = dependencies.locator.position()
    return TileView(dependencies: dependencies).draw(x, y)
  }
}
