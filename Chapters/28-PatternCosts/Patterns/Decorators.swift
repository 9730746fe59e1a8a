/// Chapter 09: behaviour around a service, added from outside.
enum Decorators {
  protocol Repository {
    func get(with key: Int) -> Int
  }

  typealias Log = (Int) -> Void

  final class GenericLoggingRepository<Base: Repository>: Repository {
    private let repository: Base
    private let log: Log?

    init(repository: Base, log: Log?) { (self.repository, self.log) = (repository, log) }

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data)
      return data
    }
  }

  final class LoggingRepository: Repository {
    private let repository: any Repository
    private let log: Log?

    init(repository: any Repository, log: Log?) { (self.repository, self.log) = (repository, log) }

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data)
      return data
    }
  }

  final class GenericScreen<Source: Repository>: Asking {
    private let repository: Source

    init(repository: Source) { self.repository = repository }

    func ask(_ number: Int) -> Int { repository.get(with: number) }
  }

  final class Screen: Asking {
    private let repository: any Repository

    init(repository: any Repository) { self.repository = repository }

    func ask(_ number: Int) -> Int { repository.get(with: number) }
  }
}

extension Leaf: Decorators.Repository {
  func get(with key: Int) -> Int { answer(key) }
}
