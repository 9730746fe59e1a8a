import Synchronization

/// Chapter 03: the consumer takes nothing and knows where to ask.
enum Stages {
  enum SwiftStage {
    static let shared = Leaf(step: 2)

    final class LoginViewModel: Asking {
      func ask(_ number: Int) -> Int { SwiftStage.shared.answer(number) }
    }
  }

  /// The chapter's form that Swift 6 accepts: a variable of the main actor.
  @MainActor
  enum GlobalStage {
    static var shared = Leaf(step: 2)

    final class LoginViewModel: @MainActor Asking {
      func ask(_ number: Int) -> Int { GlobalStage.shared.answer(number) }
    }
  }

  /// No chapter has it: the same for every thread, guarded by a lock.
  enum LockedStage {
    static let guarded = Mutex(Leaf(step: 2))

    static var shared: Leaf {
      get { guarded.withLock { $0 } }
      set { guarded.withLock { $0 = newValue } }
    }

    final class LoginViewModel: Asking {
      func ask(_ number: Int) -> Int { LockedStage.shared.answer(number) }
    }
  }

  enum TaskLocalStage {
    @TaskLocal static var shared = Leaf(step: 2)

    final class LoginViewModel: Asking {
      func ask(_ number: Int) -> Int { TaskLocalStage.shared.answer(number) }
    }
  }
}
