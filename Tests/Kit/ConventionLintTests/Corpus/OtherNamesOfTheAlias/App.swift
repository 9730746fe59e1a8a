// What is special here: a type alias gives the alias another name, and code typed by it uses the leaf.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

typealias Everything = ScreenDependencies
func track(_ all: some Everything) { print(all.tracker) }
func make(_ all: any Everything) -> any Everything { all }
func trackMade(_ made: any Everything) { print(make(made).tracker) }
