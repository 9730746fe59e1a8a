// What is special here: the screen never creates the row, a closure does, but the row's type in the screen needs the row's alias.
protocol Images { func image(_ id: Int) -> String }
protocol Timeline { func ids() -> [Int] }

protocol HasImages { var images: any Images { get } }
protocol HasTimeline { var timeline: any Timeline { get } }

typealias TimelineRowDependencies = HasImages

struct TimelineRow<Dependencies: TimelineRowDependencies> {
  let dependencies: Dependencies
  let id: Int
  func draw() -> String { dependencies.images.image(id) }
}

typealias TimelineScreenDependencies = TimelineRowDependencies
  & HasTimeline

final class TimelineScreen<Dependencies: TimelineScreenDependencies> {
  private let dependencies: Dependencies
  private let makeRow: (Int) -> TimelineRow<Dependencies>

  init(dependencies: Dependencies, makeRow: @escaping (Int) -> TimelineRow<Dependencies>) {
    self.dependencies = dependencies
    self.makeRow = makeRow
  }

  func draw() -> [String] {
    dependencies.timeline.ids().map { makeRow($0).draw() }
  }
}
