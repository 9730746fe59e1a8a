// Eight decorators, each of its own kind, as in a program: the compiler makes code of its own for each, and
// so its own call of the next one.

extension Decorating {
  protocol LoggingKind: Repository {
    init(repository: any Repository, log: Log?)
    var repository: any Repository { get }
    var log: Log? { get }
    /// What it logs of a question and its answer.
    static func entry(_ key: Int, _ data: Int) -> Int
  }

  struct LogsAnswer: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data }
  }

  struct LogsQuestion: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { key }
  }

  struct LogsDifference: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data &- key }
  }

  struct LogsOpposite: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { 0 &- data }
  }

  struct LogsDouble: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { key &+ key }
  }

  struct LogsUnlike: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data ^ key }
  }

  struct LogsCommon: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data & key }
  }

  struct LogsBoth: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data | key }
  }

  /// That many of them around the leaf, at most eight.
  static func kinds(_ count: Int, _ leaf: Leaf, log: Log? = nil) -> HomeViewModel {
    let kinds: [any LoggingKind.Type] = [
      LogsAnswer.self, LogsQuestion.self, LogsDifference.self, LogsOpposite.self,
      LogsDouble.self, LogsUnlike.self, LogsCommon.self, LogsBoth.self,
    ]
    let user: any Repository = UserRepository(leaf: leaf)
    return HomeViewModel(kinds.prefix(count).reduce(user) { $1.init(repository: $0, log: log) })
  }
}

extension Decorating.LoggingKind {
  @inline(__always)
  func get(with key: Int) -> Int {
    let data = repository.get(with: key)
    log?(Self.entry(key, data))
    return data
  }
}
