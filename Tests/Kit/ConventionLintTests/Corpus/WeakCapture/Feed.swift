// What is special here: a closure captures self weakly, renames the dependencies, and hands the copy to a child.
final class Scheduler {
  private var jobs: [() -> Void] = []
  func later(_ job: @escaping () -> Void) { jobs.append(job) }
  func runAll() { for job in jobs { job() } }
}

protocol Posts { func latest() -> [String] }
protocol Sound { func play() }
protocol PostsProviding { var posts: any Posts { get } }
protocol SoundProviding { var sound: any Sound { get } }

typealias JingleDependencies = SoundProviding

struct Jingle<Dependencies: JingleDependencies> {
  let dependencies: Dependencies
  func play() { dependencies.sound.play() }
}

typealias FeedDependencies = PostsProviding & JingleDependencies

final class Feed<Dependencies: FeedDependencies> {
  private let dependencies: Dependencies
  private(set) var posts: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func refresh(on scheduler: Scheduler) {
    scheduler.later { [weak self] in
      guard let deps = self?.dependencies else { return }
      self?.posts = deps.posts.latest()
      Jingle(dependencies: deps).play()
    }
  }
}
