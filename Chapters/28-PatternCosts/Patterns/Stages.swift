import Synchronization

/// Chapter 03, SingletonStages: nobody hands anything in; the consumer knows where to ask.
enum Stages {
  enum SwiftStage {
    static let shared = Leaf()

    final class LoginViewModel: Asking {
      @inline(never)
      func ask(_ number: Int) -> Int { SwiftStage.shared.answer(number) }
    }
  }

  /// In the form that Swift 6 accepts: the variable belongs to the main actor, and so do its users.
  @MainActor
  enum GlobalStage {
    static var shared = Leaf()

    @MainActor
    final class LoginViewModel: @MainActor Asking {
      @inline(never)
      func ask(_ number: Int) -> Int { GlobalStage.shared.answer(number) }
    }
  }

  /// No chapter has it: the same variable for every thread, behind a lock.
  enum LockedStage {
    private static let guarded = Mutex(Leaf())

    static var shared: Leaf {
      get { guarded.withLock { $0 } }
      set { guarded.withLock { $0 = newValue } }
    }

    final class LoginViewModel: Asking {
      @inline(never)
      func ask(_ number: Int) -> Int { LockedStage.shared.answer(number) }
    }
  }

  enum TaskLocalStage {
    @TaskLocal static var shared = Leaf()

    final class LoginViewModel: Asking {
      @inline(never)
      func ask(_ number: Int) -> Int { TaskLocalStage.shared.answer(number) }
    }
  }
}
