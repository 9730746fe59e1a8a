/// Chapter 18, ProtocolComposition: one object has all services, and a function lists the ones it needs.
///
/// The service has a concrete type here, so that the rows show the cost of the composition alone. Chapter 18
/// has `any Logging` instead, which is a row of its own.
///
/// Against the conventions on purpose: the existential is a row, and a thunk that also used the tracker would
/// call the leaf twice.
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

  /// A second conforming type, such as a test double. With only one, the optimizer would know the type.
  final class TestApp: LoggingDependency, TrackingDependency {
    let logger: Leaf
    var tracker: Leaf { logger }

    init(leaf: Leaf) { logger = leaf }
  }

  static func thunk(_ number: Int, dependencies: some ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  /// Compiled as if its body were in another module: the compiler can't specialize it.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func thunkElsewhere(_ number: Int, dependencies: some ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  static func anyThunk(_ number: Int, dependencies: any ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  final class Specialized: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { thunk(number, dependencies: needs) }
  }

  final class Unspecialized: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { thunkElsewhere(number, dependencies: needs) }
  }

  final class Existential: Consumer<any ThunkDependencies>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { anyThunk(number, dependencies: needs) }
  }
}

/// As in chapter 18: the property is an existential.
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

  /// A second conforming type: see `TestApp`.
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

  final class Specialized: Consumer<App>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { thunk(number, dependencies: needs) }
  }
}
