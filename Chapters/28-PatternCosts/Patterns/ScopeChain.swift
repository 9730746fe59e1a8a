import Scopes

/// Chapter 25, ScopeLifetimes: each scope passes on the services of the scope around it.
enum ScopeChain {
  protocol ChatThreadListRequirements: Requirements {
    var messagingNetworkService: Leaf { get }
  }

  final class AppResource<I: NilRequirements>: Resource<I>, ChatThreadListRequirements {
    let messagingNetworkService = Leaf()
  }

  /// A scope in between, without services of its own.
  class LoggedInResource<I: ChatThreadListRequirements>: Resource<I>, ChatThreadListRequirements {
    var messagingNetworkService: Leaf { injected.messagingNetworkService }
  }

  final class ChatThreadListResource<I: ChatThreadListRequirements>: Resource<I>, LeafCaller {
    @inline(never)
    func call(_ number: Int) -> Int { injected.messagingNetworkService.answer(number) }
  }

  typealias Inside<I: ChatThreadListRequirements> = LoggedInResource<I>

  static func list<I>(_ scope: I) -> ChatThreadListResource<I> {
    ChatThreadListResource(injecting: scope)
  }

  static func one<I>(_ scope: I) -> Inside<I> { Inside(injecting: scope) }
  static func two<I>(_ scope: I) -> Inside<Inside<I>> { one(one(scope)) }
  static func four<I>(_ scope: I) -> Inside<Inside<Inside<Inside<I>>>> { two(two(scope)) }
}
