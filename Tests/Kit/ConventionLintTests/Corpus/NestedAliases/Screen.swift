// What is special here: the aliases stand in their types, and the parent lists the leaf of its child.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

final class Row {
  typealias Dependencies = HasLog
  private let log: Int
  init(dependencies: some Dependencies) { log = dependencies.log }
}
final class Screen {
  typealias Dependencies = HasLog
    & HasTracker
  init(dependencies: some Dependencies) {
    let row = Row(dependencies: dependencies)
    print(row, dependencies.tracker)
  }
}
