// Eight decorators, each of its own kind, as in a program: each has its own code, and so its own call of
// the next one.

extension Decorating {
  /// Logs what came.
  struct LogsAnswer: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data)
      return data
    }
  }

  /// Logs what was asked.
  struct LogsQuestion: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(key)
      return data
    }
  }

  /// Logs how far the answer is from the question.
  struct LogsDifference: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data &- key)
      return data
    }
  }

  /// Logs the opposite of what came.
  struct LogsOpposite: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(0 &- data)
      return data
    }
  }

  /// Logs twice what was asked.
  struct LogsDouble: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(key &+ key)
      return data
    }
  }

  /// Logs in what they are unlike.
  struct LogsUnlike: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data ^ key)
      return data
    }
  }

  /// Logs what they have in common.
  struct LogsCommon: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data & key)
      return data
    }
  }

  /// Logs both in one.
  struct LogsBoth: Repository {
    let repository: any Repository
    let log: Log?

    func get(with key: Int) -> Int {
      let data = repository.get(with: key)
      log?(data | key)
      return data
    }
  }

  /// That many of them around the leaf, at most eight.
  static func kinds(_ count: Int, _ leaf: Leaf, log: Log? = nil) -> Screen {
    let around: [(any Repository) -> any Repository] = [
      { LogsAnswer(repository: $0, log: log) },
      { LogsQuestion(repository: $0, log: log) },
      { LogsDifference(repository: $0, log: log) },
      { LogsOpposite(repository: $0, log: log) },
      { LogsDouble(repository: $0, log: log) },
      { LogsUnlike(repository: $0, log: log) },
      { LogsCommon(repository: $0, log: log) },
      { LogsBoth(repository: $0, log: log) },
    ]
    let user: any Repository = UserRepository(leaf: leaf)
    return Screen(repository: around.prefix(count).reduce(user) { inner, wrap in wrap(inner) })
  }
}
