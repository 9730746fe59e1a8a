/// Stores the leaf itself, with its concrete type.
final class DirectModel: LeafCaller {
  private let leaf: Leaf

  init(leaf: Leaf) { self.leaf = leaf }

  @inline(never)
  func call(_ number: Int) -> Int { leaf.answer(number) }
}
