// What is special here: PinMap was a subclass of BaseMap; now it only conforms to a protocol and wraps any map.
protocol Tiles { func tile(_ x: Int, _ y: Int) -> String }
protocol Locator { var position: (Int, Int) { get } }
protocol Pins { var all: [String] { get } }

protocol HasTiles { var tiles: any Tiles { get } }
protocol HasLocator { var locator: any Locator { get } }
protocol HasPins { var pins: any Pins { get } }

protocol Drawing { func draw() -> [String] }

typealias BaseMapDependencies = HasLocator & HasTiles

class BaseMap<Dependencies: BaseMapDependencies>: Drawing {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func draw() -> [String] {
    let (x, y) = dependencies.locator.position
    return [dependencies.tiles.tile(x, y)]
  }
}
