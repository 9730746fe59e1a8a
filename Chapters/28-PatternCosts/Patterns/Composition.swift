/// Chapters 18 and 19: one object has every service, and the consumer names those it needs of it.
enum Composition {
  protocol LoggingDependency {
    var logger: Leaf { get }
  }

  protocol TrackingDependency {
    var tracker: Leaf { get }
  }

  typealias ThunkDependencies = LoggingDependency & TrackingDependency

  final class App: LoggingDependency, TrackingDependency {
    let logger: Leaf
    let tracker: Leaf

    init(leaf: Leaf) { (logger, tracker) = (leaf, leaf) }
  }

  struct Fake: LoggingDependency, TrackingDependency {
    let logger: Leaf
    var tracker: Leaf { logger }
  }

  final class Thunk<Dependencies: ThunkDependencies>: Asking {
    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    func ask(_ number: Int) -> Int { dependencies.logger.answer(number) }
  }

  final class UnspecialisedThunk<Dependencies: ThunkDependencies>: Asking {
    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    func ask(_ number: Int) -> Int { unspecialised(number, dependencies) }
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func unspecialised(_ number: Int, _ dependencies: some ThunkDependencies) -> Int {
    dependencies.logger.answer(number)
  }

  final class AnyThunk: Asking {
    private let dependencies: any ThunkDependencies

    init(dependencies: any ThunkDependencies) { self.dependencies = dependencies }

    func ask(_ number: Int) -> Int { dependencies.logger.answer(number) }
  }
}
