// What is special here: only a function of a nested type takes the alias.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }
typealias ScreenDependencies = HasLog
  & HasTracker
struct Screen {
  enum Header {
    static func show(dependencies: some ScreenDependencies) { print(dependencies.log) }
  }
}
