import Scopes

/// Chapter 25: what an outer scope has, every scope on the way passes on.
enum Chain {
  protocol LoggedInRequirements: Requirements {
    var diary: Leaf { get }
  }

  final class AppResource<I: NilRequirements>: Resource<I>, LoggedInRequirements {
    let diary: Leaf
    init(injecting injected: I, diary: Leaf) { self.diary = diary; super.init(injecting: injected) }
    required init(injecting injected: I) { diary = Leaf(step: 2); super.init(injecting: injected) }
  }

  class LoggedInResource<I: LoggedInRequirements>: Resource<I>, LoggedInRequirements {
    var diary: Leaf { injected.diary }
  }

  final class ChatThreadListResource<I: LoggedInRequirements>: Resource<I>, Asking {
    func ask(_ number: Int) -> Int { injected.diary.answer(number) }
  }

  typealias App = AppResource<NilResource>
  typealias One<I: LoggedInRequirements> = LoggedInResource<I>
  typealias Two<I: LoggedInRequirements> = One<One<I>>
  typealias Four<I: LoggedInRequirements> = Two<Two<I>>
  typealias Eight<I: LoggedInRequirements> = Four<Four<I>>

  static func one<I>(_ i: I) -> One<I> { One(injecting: i) }
  static func two<I>(_ i: I) -> Two<I> { one(one(i)) }
  static func four<I>(_ i: I) -> Four<I> { two(two(i)) }
  static func eight<I>(_ i: I) -> Eight<I> { four(four(i)) }
}
