import Synchronization

/// Chapter 03, SingletonStages: nothing is injected, because the consumer reads a global.
enum Stages {
  enum SwiftStage {
    static let shared = Leaf()

    final class LoginViewModel: LeafCaller {
      @inline(never)
      func call(_ number: Int) -> Int { SwiftStage.shared.answer(number) }
    }
  }

  /// As Swift 6 accepts it: the variable and its users are isolated to the main actor.
  @MainActor
  enum GlobalStage {
    static var shared = Leaf()

    @MainActor
    final class LoginViewModel: @MainActor LeafCaller {
      @inline(never)
      func call(_ number: Int) -> Int { GlobalStage.shared.answer(number) }
    }
  }

  /// In no chapter: a lock lets every thread use the variable.
  enum LockedStage {
    private static let guarded = Mutex(Leaf())

    static var shared: Leaf {
      get { guarded.withLock { $0 } }
      set { guarded.withLock { $0 = newValue } }
    }

    final class LoginViewModel: LeafCaller {
      @inline(never)
      func call(_ number: Int) -> Int { LockedStage.shared.answer(number) }
    }
  }

  enum TaskLocalStage {
    @TaskLocal static var shared = Leaf()

    final class LoginViewModel: LeafCaller {
      @inline(never)
      func call(_ number: Int) -> Int { TaskLocalStage.shared.answer(number) }
    }
  }
}
