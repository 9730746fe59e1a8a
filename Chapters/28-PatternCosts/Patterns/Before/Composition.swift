/// Chapter 18, ProtocolComposition: one object has every service, and a function names those it needs.
///
/// The service is of a known class here, so that the rows show what composing costs. Chapter 18 says
/// `any Logging` instead: that row is there too.
///
/// Against the conventions on purpose: the existential is a row, and a thunk that used the tracker as well
/// would not ask the leaf once.
enum Composition {
  protocol LoggingDependency {
    var logger: Leaf { get }
  }

  protocol TrackingDependency {
    var tracker: Leaf { get }
  }

  typealias ThunkDependencies = LoggingDependency & TrackingDependency

  struct App: LoggingDependency, TrackingDependency {
    let logger: Leaf
    let tracker: Leaf

    init(leaf: Leaf) {
      logger = leaf
      tracker = leaf
    }
  }

  /// Of another kind, as a test would bring it. With one kind alone the optimizer would know which.
  final class TestApp: LoggingDependency, TrackingDependency {
    let logger: Leaf
    var tracker: Leaf { logger }

    init(leaf: Leaf) { logger = leaf }
  }

  static func thunk(_ number: Int, dependencies: some ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  /// The same, compiled as if its body were in another module: the compiler makes no copy for one type.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func thunkElsewhere(_ number: Int, dependencies: some ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  static func anyThunk(_ number: Int, dependencies: any ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  final class Specialized: Consumer<App>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { thunk(number, dependencies: needs) }
  }

  final class Unspecialized: Consumer<App>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { thunkElsewhere(number, dependencies: needs) }
  }

  final class Existential: Consumer<any ThunkDependencies>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { anyThunk(number, dependencies: needs) }
  }
}

/// As chapter 18 prints it: the property is an existential.
enum CompositionOfAny {
  protocol Logging {
    func log(_ number: Int) -> Int
  }

  protocol LoggingDependency {
    var logger: any Logging { get }
  }

  final class Logger: Logging {
    private let leaf: Leaf

    init(leaf: Leaf) { self.leaf = leaf }

    func log(_ number: Int) -> Int { leaf.answer(number) }
  }

  /// Of another kind: see `TestApp`.
  struct LoggerSpy: Logging {
    let leaf: Leaf

    func log(_ number: Int) -> Int { leaf.answer(number) }
  }

  final class App: LoggingDependency {
    let logger: any Logging

    init(logger: any Logging) { self.logger = logger }
  }

  static func thunk(_ number: Int, dependencies: some LoggingDependency) -> Int {
    dependencies.logger.log(number)
  }

  final class Specialized: Consumer<App>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { thunk(number, dependencies: needs) }
  }
}
