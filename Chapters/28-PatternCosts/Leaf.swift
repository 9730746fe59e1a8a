// snippet.leaf
/// Where every row ends, and what it cannot cost less than: one call, one constant, one addition.
final class Leaf: Sendable {
  private let step: Int

  init(step: Int = Leaf.knownAtRunTime) { self.step = step }

  /// Never inlined. An optimiser that saw the addition would leave no call to compare with.
  @inline(never)
  func answer(_ number: Int) -> Int { number &+ step }

  /// Two. A program has a name, but the optimiser does not know that and cannot build a constant in.
  private static var knownAtRunTime: Int { CommandLine.arguments.isEmpty ? 1 : 2 }
}
// snippet.end

// snippet.asking
/// A consumer. At each call it asks the leaf once, by way of a pattern.
///
/// Its method is never inlined, so each call begins from nothing, as in a program: the optimiser cannot
/// look the dependency up once and keep it for all the calls of a loop.
protocol Asking: AnyObject {
  func ask(_ number: Int) -> Int
}
// snippet.end
