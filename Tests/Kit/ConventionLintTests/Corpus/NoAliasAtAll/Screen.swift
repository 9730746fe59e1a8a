// What is special here: there is no alias at all.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

final class Screen {
  private let dependencies: any HasLog & HasTracker
  init(_ all: any HasLog & HasTracker) { dependencies = all }
  func show() { print(dependencies.log) }
}
