typealias RouteMapDependencies = BaseMapDependencies & HasPins

final class RouteMap<Dependencies: RouteMapDependencies>: BaseMap<Dependencies> {
  override func draw() -> [String] {
    super.draw() + [dependencies.pins.all.joined(separator: " to ")]
  }
}
