// What is special here: dependencies is the last property of two types, but their initializers are written out and take it first.
protocol Steps { func round(_ value: Double) -> Double }
protocol Click { func tick() }
protocol StepsProviding { var steps: any Steps { get } }
protocol ClickProviding { var click: any Click { get } }

@propertyWrapper
struct Positive {
  private var stored: Double
  init(wrappedValue: Double) { stored = max(0, wrappedValue) }
  var wrappedValue: Double {
    get { stored }
    set { stored = max(0, newValue) }
  }
}

typealias SliderDependencies = StepsProviding & ClickProviding

struct Slider<Dependencies: SliderDependencies> {
  @Positive private(set) var value = 0.0
  private let maximum: Double
  private let dependencies: Dependencies

  init(dependencies: Dependencies, maximum: Double) {
    self.maximum = maximum
    self.dependencies = dependencies
  }

  mutating func drag(_ delta: Double) {
    let new = dependencies.steps.round(min(maximum, value + delta))
    if new != value { dependencies.click.tick() }
    value = new
  }
}

typealias KnobDependencies = ClickProviding

final class Knob<Dependencies: KnobDependencies> {
  var angle = 0 { didSet { dependencies.click.tick() } }
  let name: String
  private let dependencies: Dependencies

  init(dependencies: Dependencies, name: String) {
    self.name = name
    self.dependencies = dependencies
  }
}
