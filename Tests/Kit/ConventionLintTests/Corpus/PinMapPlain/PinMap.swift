typealias PinMapDependencies = BaseMapDependencies & HasPins

final class PinMap<Dependencies: PinMapDependencies>: Drawing {
  let dependencies: Dependencies
  private let base: any Drawing

  init(dependencies: Dependencies, over base: any Drawing) {
    self.dependencies = dependencies
    self.base = base
  }

  func draw() -> [String] {
    base.draw() + dependencies.pins.all
  }
}
