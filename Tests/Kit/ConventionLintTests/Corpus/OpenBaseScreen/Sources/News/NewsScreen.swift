import Kit

protocol Headlines { func latest() -> String }
protocol HeadlinesProviding { var headlines: any Headlines { get } }

typealias NewsScreenDependencies = BaseScreenDependencies
  & HeadlinesProviding

final class NewsScreen<Dependencies: NewsScreenDependencies>: BaseScreen<Dependencies> {
  override var name: String { dependencies.headlines.latest() }
}
