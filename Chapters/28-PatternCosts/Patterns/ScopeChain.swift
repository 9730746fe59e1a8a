import Scopes

/// Chapter 25, ScopeLifetimes: what an outer scope has, each scope on the way passes on.
enum ScopeChain {
  protocol LoggedInRequirements: Requirements {
    var diary: Leaf { get }
  }

  final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
    let diary = Leaf()
  }

  // snippet.link
  /// A scope on the way: it has nothing of its own.
  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, LoggedInRequirements {
    var diary: Leaf { injected.diary }
  }

  final class ChatThreadListResource<I: LoggedInRequirements>: Resource<I>, Asking {
    @inline(never)
    func ask(_ number: Int) -> Int { injected.diary.answer(number) }
  }
  // snippet.end

  typealias Inside<I: LoggedInRequirements> = LoggedInResource<I>

  static func list<I>(_ scope: I) -> ChatThreadListResource<I> {
    ChatThreadListResource(injecting: scope)
  }

  static func one<I>(_ scope: I) -> Inside<I> { Inside(injecting: scope) }
  static func two<I>(_ scope: I) -> Inside<Inside<I>> { one(one(scope)) }
  static func four<I>(_ scope: I) -> Inside<Inside<Inside<Inside<I>>>> { two(two(scope)) }
}
