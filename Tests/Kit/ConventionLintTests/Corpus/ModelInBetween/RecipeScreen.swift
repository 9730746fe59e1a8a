// What is special here: the screen has no `dependencies` of its own and gives the ones of its model to the child.
protocol Recipes { func recipe(_ id: Int) -> String }
protocol Timers { func start(_ minutes: Int) }

protocol RecipesDependency { var recipes: any Recipes { get } }
protocol TimersDependency { var timers: any Timers { get } }

typealias TimerButtonDependencies = TimersDependency

struct TimerButton<Dependencies: TimerButtonDependencies> {
  let dependencies: Dependencies
  func tap() { dependencies.timers.start(10) }
}

typealias RecipeModelDependencies = RecipesDependency

final class RecipeModel<Dependencies: RecipeModelDependencies> {
  let dependencies: Dependencies
  let id: Int
  init(dependencies: Dependencies, id: Int) {
    self.dependencies = dependencies
    self.id = id
  }
  var text: String { dependencies.recipes.recipe(id) }
}

typealias RecipeScreenDependencies = RecipeModelDependencies
  & TimerButtonDependencies

struct RecipeScreen<Dependencies: RecipeScreenDependencies> {
  let model: RecipeModel<Dependencies>

  func show() -> String {
    let button = TimerButton(dependencies: model.dependencies)
    button.tap()
    return model.text
  }
}
