/// Chapter 09, Decorators: each keeps the protocol, asks the one inside it, and may say what came.
enum Decorating {
  protocol Repository {
    func get(with key: Int) -> Int
  }

  typealias Log = (Int) -> Void

  final class UserRepository: Repository {
    private let leaf: Leaf

    init(leaf: Leaf) { self.leaf = leaf }

    func get(with key: Int) -> Int { leaf.answer(key) }
  }

  final class GenericLoggingRepository<Inner: Repository>: Repository {
    private let repository: Inner
    private let log: Log?

    init(repository: Inner, log: Log? = nil) {
      self.repository = repository
      self.log = log
    }

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data)
      return data
    }
  }

  final class LoggingRepository: Repository {
    private let repository: any Repository
    private let log: Log?

    init(repository: any Repository, log: Log? = nil) {
      self.repository = repository
      self.log = log
    }

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data)
      return data
    }
  }

  final class GenericHomeViewModel<Source: Repository>: Consumer<Source>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { needs.get(with: number) }
  }

  final class HomeViewModel: Consumer<any Repository>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { needs.get(with: number) }
  }

  /// A view model that gets three of them, each inside the next.
  static func threeGeneric(_ leaf: Leaf) -> some Asking {
    typealias Logged = GenericLoggingRepository
    let user = UserRepository(leaf: leaf)
    return GenericHomeViewModel(Logged(repository: Logged(repository: Logged(repository: user))))
  }

  /// That many of one kind around the leaf.
  static func oneKind(_ count: Int, _ leaf: Leaf) -> HomeViewModel {
    let user: any Repository = UserRepository(leaf: leaf)
    let all = (0..<count).reduce(user) { inner, _ in LoggingRepository(repository: inner) }
    return HomeViewModel(all)
  }
}
