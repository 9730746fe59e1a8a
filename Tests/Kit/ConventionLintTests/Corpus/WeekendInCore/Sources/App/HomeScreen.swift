import Core

typealias HomeScreenDependencies = HasCalendar
  & HasGreeter

struct HomeScreen<Dependencies: HomeScreenDependencies> {
  let dependencies: Dependencies
  let name: String

  func title() -> String {
    dependencies.isWeekend ? "See you on Monday" : dependencies.greet(name)
  }
}
