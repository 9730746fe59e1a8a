// What is special here: the child is created through a constant that holds its type.
protocol Forms { func fields(_ step: Int) -> [String] }
protocol Progress { func set(_ value: Double) }
protocol HasForms { var forms: any Forms { get } }
protocol HasProgress { var progress: any Progress { get } }

typealias StepDependencies = HasForms

final class Step<Dependencies: StepDependencies> {
  private let dependencies: Dependencies
  private let number: Int

  required init(dependencies: Dependencies, number: Int) {
    self.dependencies = dependencies
    self.number = number
  }

  var fields: [String] { dependencies.forms.fields(number) }
}

typealias WizardDependencies = HasProgress & StepDependencies

@MainActor
final class Wizard<Dependencies: WizardDependencies> {
  private let dependencies: Dependencies
  private let steps: Int

  init(dependencies: Dependencies, steps: Int) {
    self.dependencies = dependencies
    self.steps = steps
  }

  func fields() -> [[String]] {
    let type = Step<Dependencies>.self
    return (1...steps).map { number in
      dependencies.progress.set(Double(number) / Double(steps))
      return type.init(dependencies: dependencies, number: number).fields
    }
  }
}
