// What is special here: the child does not use its leaf, and the parent gets the leaf only through the child's alias.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias RowDependencies = HasLog & HasTracker
struct Row<Dependencies: RowDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

typealias ScreenDependencies = RowDependencies
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() {
    Row(dependencies: dependencies).show()
    print(dependencies.tracker)
  }
}
