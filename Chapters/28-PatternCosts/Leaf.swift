// snippet.leaf
/// Where every row ends. It cannot cost less: one method that is really called, one constant, one
/// addition.
final class Leaf: Sendable {
  private let step: Int

  init(step: Int) { self.step = step }

  /// Never inlined: an optimiser that sees the addition would leave no call to compare with.
  @inline(never)
  func answer(_ number: Int) -> Int { number &+ step }
}
// snippet.end

// snippet.asking
/// A consumer. By way of a pattern it asks the leaf, once at every call.
protocol Asking: AnyObject {
  func ask(_ number: Int) -> Int
}

/// The only loop there is. It sees neither the pattern nor the leaf, so the optimiser can take nothing
/// out of it. Each question is the last answer, so no call can be left out either.
@inline(never)
func answer(of asker: any Asking, asked calls: Int, from start: Int) -> Int {
  var number = start
  for _ in 0..<calls { number = asker.ask(number) }
  return number
}
// snippet.end
