// What is special here: the fixes empty one alias, and replace all parts of another.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias RowDependencies = HasTracker
struct Row<Dependencies: RowDependencies> {
  let dependencies: Dependencies
  func show() { print("row") }
}
struct Line<Dependencies> {
  let dependencies: Dependencies
}

typealias ScreenDependencies = HasLog & (HasTracker)
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() {
    let name = "screen"
    Row(dependencies: dependencies).show()
    print(name)
  }
}
