import Scopes

/// Shows the threads of one person.
final class ThreadsAuthoredByUserViewController {
  let user: User
  private(set) var titles: [String] = []

  init(threads: Feed<[ChatThread]>, for user: User) {
    self.user = user
    threads.listen { [weak self] threads in self?.titles = threads.map(\.title) }
  }
}

extension LoggedInResource {
  func threadsAuthoredByUserViewController(for user: User) -> ThreadsAuthoredByUserViewController {
    ThreadsAuthoredByUserViewController(threads: chatThreadSource.authored(by: user), for: user)
  }
}

/// A protocol that is independent of scopes.
protocol MyThreadsViewControllerParameters {
  var myThreads: Feed<[ChatThread]> { get }
  var user: User { get }
}

extension LoggedInResource: MyThreadsViewControllerParameters {
  var myThreads: Feed<[ChatThread]> { chatThreadSource.authored(by: currentUser) }
  var user: User { currentUser }
}

extension Feed where Value == [ChatThread] {
  func authored(by user: User) -> Feed {
    map { threads in threads.filter { $0.userId == user.id } }
  }
}
