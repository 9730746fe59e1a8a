// What is special here: the leaf is used only as the type of a local constant that the dependencies are assigned to.
protocol Microphone { func sample() -> Double }
protocol Lamp { func set(_ on: Bool) }
protocol MicrophoneDependency { var microphone: any Microphone { get } }
protocol LampDependency { var lamp: any Lamp { get } }

final class Studio {
  private var lamps: [any LampDependency] = []

  func add(_ lamp: any LampDependency) { lamps.append(lamp) }
  func light() { for each in lamps { each.lamp.set(true) } }
}

typealias RecorderDependencies = MicrophoneDependency & LampDependency

final class Recorder<Dependencies: RecorderDependencies> {
  private let dependencies: Dependencies
  private let studio = Studio()

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    let source: any LampDependency = dependencies
    studio.add(source)
  }

  func record(_ count: Int) -> [Double] {
    studio.light()
    return (0..<count).map { _ in dependencies.microphone.sample() }
  }
}
