// snippet.direct
/// The physical limit: it holds the leaf and knows what it is.
final class DirectModel: Asking {
  private let leaf: Leaf

  init(leaf: Leaf) { self.leaf = leaf }

  func ask(_ number: Int) -> Int { leaf.answer(number) }
}
// snippet.end

/// What is there before anybody is asked: the loop, and the way into the consumer.
final class NobodyAsked: Asking {
  func ask(_ number: Int) -> Int { number }
}
