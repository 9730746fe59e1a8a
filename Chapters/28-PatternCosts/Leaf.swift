/// The service that every row calls. One addition is the least work that a call can do.
final class Leaf: Sendable {
  private let step: Int

  init(step: Int = Leaf.runTimeStep) { self.step = step }

  /// Never inlined. If the optimizer copied the addition into the caller, no call would be left.
  @inline(never)
  func answer(_ number: Int) -> Int { number &+ step }

  /// Always 2, because every program has a name. The optimizer doesn't know that, so it can't use a constant.
  private static var runTimeStep: Int { CommandLine.arguments.isEmpty ? 1 : 2 }
}

/// A consumer whose method calls the leaf once, through a pattern.
///
/// Each type marks its method as never inlined. Otherwise the optimizer could look up the dependency once
/// for all iterations of a loop.
protocol LeafCaller: AnyObject {
  func call(_ number: Int) -> Int
}
