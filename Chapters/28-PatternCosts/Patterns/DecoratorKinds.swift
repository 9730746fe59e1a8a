// Eight decorator types, as in a real program: the compiler makes separate code for each, so each has its
// own call of the next one.

extension Decorating {
  protocol LoggingKind: Repository {
    init(repository: any Repository, log: Log?)
    var repository: any Repository { get }
    var log: Log? { get }
    /// The number to log for a key and its data.
    static func entry(_ key: Int, _ data: Int) -> Int
  }

  struct LogsAnswer: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data }
  }

  struct LogsKey: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { key }
  }

  struct LogsDifference: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data &- key }
  }

  struct LogsNegation: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { 0 &- data }
  }

  struct LogsDouble: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { key &+ key }
  }

  struct LogsXor: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data ^ key }
  }

  struct LogsAnd: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data & key }
  }

  struct LogsOr: LoggingKind {
    let repository: any Repository
    let log: Log?
    static func entry(_ key: Int, _ data: Int) -> Int { data | key }
  }

  /// Wraps the leaf in decorators of different types, at most eight.
  static func kinds(_ count: Int, _ leaf: Leaf, log: Log? = nil) -> HomeViewModel {
    let kinds: [any LoggingKind.Type] = [
      LogsAnswer.self, LogsKey.self, LogsDifference.self, LogsNegation.self,
      LogsDouble.self, LogsXor.self, LogsAnd.self, LogsOr.self,
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
