/// The work at the end of every row: one call and one addition, the least that a call can do.
final class Leaf: Sendable {
  private let step: Int

  init(step: Int = Leaf.knownAtRunTime) { self.step = step }

  /// Never inlined: if the optimizer copied the addition into the caller, no call would be left.
  @inline(never)
  func answer(_ number: Int) -> Int { number &+ step }

  /// Two, since every program has a name. The optimizer doesn't know that, so it can't use a constant.
  private static var knownAtRunTime: Int { CommandLine.arguments.isEmpty ? 1 : 2 }
}

/// A consumer: each call of its method calls the leaf once, through a pattern.
///
/// Each type marks its method as never inlined. Otherwise the optimizer could look the dependency up once
/// and keep it for all calls of a loop.
protocol Asking: AnyObject {
  func ask(_ number: Int) -> Int
}
