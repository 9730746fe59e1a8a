/// Chapter 09, Decorators: each has the protocol of the one it wraps, calls it, and may log the result.
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

  final class GenericHomeViewModel<Source: Repository>: Consumer<Source>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { needs.get(with: number) }
  }

  final class HomeViewModel: Consumer<any Repository>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { needs.get(with: number) }
  }

  /// A view model with three nested decorators.
  static func threeGeneric(_ leaf: Leaf) -> some LeafCaller {
    typealias Logged = GenericLoggingRepository
    let user = UserRepository(leaf: leaf)
    return GenericHomeViewModel(Logged(repository: Logged(repository: Logged(repository: user))))
  }

  /// Wraps the leaf in decorators of the same type.
  static func oneKind(_ count: Int, _ leaf: Leaf) -> HomeViewModel {
    let user: any Repository = UserRepository(leaf: leaf)
    let all = (0..<count).reduce(user) { inner, _ in LoggingRepository(repository: inner) }
    return HomeViewModel(all)
  }
}
