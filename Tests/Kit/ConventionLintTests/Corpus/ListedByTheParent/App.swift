// What is special here: two aliases lose parts that hang together.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias RowDependencies = HasLog
  & HasTracker  // Not used.
struct Row<Dependencies: RowDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

typealias ScreenDependencies
  = HasTracker
  /* It had a row. */ & RowDependencies
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.tracker) }
}
